import type { DataPage } from '#pages/data/site-pages.ts'

export function CollectionTable({ collections }: Pick<DataPage, 'collections'>) {
  return (
    <div className="data-table">
      <table className="of-files">
        <colgroup>
          <col />
          <col className="col-rows" />
          <col className="col-ways" />
          <col className="col-entry" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Table</th>
            <th scope="col" className="number">
              Rows
            </th>
            <th scope="col">Whole table</th>
            <th scope="col">One entry</th>
          </tr>
        </thead>
        <tbody>
          {collections.map(({ name, contents, count, json, csv, schema, entity }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <small>{contents}</small>
              </th>
              <td className="number">{count.toLocaleString('en')}</td>
              <td>
                <a href={json}>JSON</a> · <a href={csv}>CSV</a> · <a href={schema}>schema</a>
              </td>
              <td>
                {entity && (
                  <>
                    <code className="data-code">{entity.template}</code> · <a href={entity.schema}>schema</a>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function FileTable({ files, feedPath }: Pick<DataPage, 'files'> & { feedPath: string }) {
  const feed = {
    path: feedPath,
    description: 'New rankings, guides and corrections for feed readers (Atom).',
    schema: null,
  }
  return (
    <div className="data-table">
      <table className="of-files">
        <colgroup>
          <col className="col-file" />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Contents</th>
          </tr>
        </thead>
        <tbody>
          {[...files, feed].map(({ path, description, schema }) => (
            <tr key={path}>
              <th scope="row">
                <a href={path} className="data-code">
                  {path}
                </a>
              </th>
              <td>
                {description} {schema && <a href={schema}>Schema</a>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
