import { calendarPath } from '#pages/open-data/open-data-path.ts'
import { fileInLanguage } from '#pages/routes/language-path.ts'
import { pathPrefix } from '#wording/language.ts'
import type { DataPage } from '#pages/data/site-pages.ts'
import * as say from '#wording/data-page.ts'
import { language } from '#wording/language.ts'
import { formatNumber } from '../../ui/wording/wording.ts'
import { useInBrowser } from '../../ui/store/use-in-browser.ts'

interface OfSection {
  /** The id of the heading above. */
  readonly labelledBy: string
}

/** What a file says of itself: the files are in English, on every page. */
export function English({ children }: { children: string }) {
  return language === 'en' ? children : <span lang="en">{children}</span>
}

export function CollectionTable({ collections, labelledBy }: Pick<DataPage, 'collections'> & OfSection) {
  return (
    <div className="data-table">
      <table className="of-files" aria-labelledby={labelledBy}>
        <colgroup>
          <col />
          <col className="col-rows" />
          <col className="col-ways" />
          <col className="col-entry" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{say.table()}</th>
            <th scope="col" className="number">
              {say.rows()}
            </th>
            <th scope="col">{say.wholeTable()}</th>
            <th scope="col">{say.oneEntry()}</th>
          </tr>
        </thead>
        <tbody>
          {collections.map(({ name, contents, count, json, csv, schema, entity }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <small>
                  <English>{contents}</English>
                </small>
              </th>
              <td className="number" data-name={say.rows()}>
                {formatNumber(count)}
              </td>
              <td>
                <FileLink href={json} what={say.json()} of={name} /> ·{' '}
                <FileLink href={csv} what={say.csv()} of={name} /> ·{' '}
                <FileLink href={schema} what={say.schemaLink()} of={name} />
              </td>
              <td>
                {entity && (
                  <>
                    <code className="data-code">{entity.template}</code> ·{' '}
                    <a href={entity.schema} aria-label={say.entrySchemaOf({ table: name })}>
                      {say.schemaLink()}
                    </a>
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

export function FileTable({ files, labelledBy }: Pick<DataPage, 'files'> & OfSection) {
  return (
    <div className="data-table">
      <table className="of-files" aria-labelledby={labelledBy}>
        <colgroup>
          <col className="col-file" />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{say.file()}</th>
            <th scope="col">{say.contents()}</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ path, description, schema }) => (
            <tr key={path}>
              <th scope="row">
                <a href={path} className="data-code">
                  {path}
                </a>
              </th>
              <td>
                <English>{description}</English> {schema && <FileLink href={schema} what={say.schema()} of={path} />}
                {path === calendarPath && <SubscribeLink />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A link of few words, with the rest for those who do not see its row. */
function FileLink({ href, what, of }: { href: string; what: string; of: string }) {
  return (
    <a href={href} aria-label={say.fileOf({ file: what, table: of })}>
      {what}
    </a>
  )
}

/** Opens the calendar in the reader's calendar program. Only the browser knows the address of the site. */
function SubscribeLink() {
  const host = useInBrowser(readHost, null)
  return host !== null && <a href={`webcal://${host}${fileInLanguage(calendarPath, pathPrefix)}`}>{say.subscribe()}</a>
}

function readHost(): string {
  return location.host
}
