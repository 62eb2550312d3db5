import type { DataPage } from '#pages/data/site-pages.ts'

/** The fields of each table, closed until a reader opens them. */
export function DataFields({ collections }: Pick<DataPage, 'collections'>) {
  return collections.map(({ name, fields }) => (
    <details key={name} className="data-fields">
      <summary>{name}</summary>
      <div className="data-table">
        <table aria-label={`Fields of ${name}`}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Values</th>
              <th scope="col">Example</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.name}>
                <th scope="row">
                  <code className="data-code">{field.name}</code>
                </th>
                <td>{field.type}</td>
                <td>{field.example && <code className="data-code">{field.example}</code>}</td>
                <td>
                  {field.isDeprecated && <i>Until version 2. </i>}
                  {field.description}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  ))
}
