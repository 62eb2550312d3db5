import type { DataExample, DataPage } from '#pages/data/site-pages.ts'
import * as say from '#wording/data-page.ts'
import { tableDataPath, openDataRoot } from '#pages/open-data/open-data-path.ts'
import { routes } from '#pages/routes/routes.ts'
import { archiveFiles, archiveRoot } from '#pages/open-data/archive-release.ts'
import { formatTenths } from '#wording/counts.ts'
import { rich } from '../../ui/wording/rich.tsx'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { Day } from '../../ui/wording/day.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Section } from '../../ui/components/section.tsx'
import { CollectionTable, English, FileTable } from './data-tables.tsx'
import './data-view.css'

export function DataView({ data, title }: PageViewProps<DataPage>) {
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        {rich(say.aboutData(), {
          day: <Day date={data.asOf} />,
          archive: (inner) => <a href="#archive">{inner}</a>,
          index: (inner) => <a href={data.indexPath}>{inner}</a>,
        })}
      </PageHeader>
      <Section id="archive" title={say.archive()}>
        <DataArchive archive={data.archive} />
      </Section>
      <Section id="tables" title={say.tables()}>
        <CollectionTable labelledBy="tables" collections={data.collections} />
      </Section>
      <Section id="files" title={say.moreFiles()}>
        <FileTable labelledBy="files" files={data.files} />
      </Section>
      <Section id="examples" title={say.examples()}>
        <p>{say.howToRun()}</p>
        <DataExamples examples={data.examples} />
      </Section>
      <Section id="fields" title={say.fields()}>
        <DataFields collections={data.collections} />
      </Section>
      <Section id="rules" title={say.promises()}>
        <DataRules licence={data.licence} />
      </Section>
      <Section id="sources" title={say.sources()}>
        <DataSources sources={data.sources} allSources={data.allSources} />
      </Section>
      <Section id="changes" title={say.changes()}>
        <ul className="data-notes">
          {data.changes.map(({ version, date, what }) => (
            <li key={version}>
              {version}, <Day date={date} />: {what}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

const exampleTitles: Readonly<Record<DataExample['shows'], (values: { course: string }) => string>> = {
  index: say.indexExample,
  tiers: say.tiersExample,
  shelf: say.shelfExample,
  skill: say.skillExample,
  ranking: say.rankingExample,
}

function DataExamples({ examples }: { examples: readonly DataExample[] }) {
  return (
    <div className="data-examples">
      {examples.map(({ shows, course = '', code, result }) => (
        <section key={shows}>
          <h3>{exampleTitles[shows]({ course })}</h3>
          <pre className="data-code">
            <code>{code}</code>
          </pre>
          <pre className="data-code">
            <samp>{result}</samp>
          </pre>
        </section>
      ))}
    </div>
  )
}

/** The fields of each table, closed until a reader opens them. */
function DataFields({ collections }: Pick<DataPage, 'collections'>) {
  return collections.map(({ name, fields }) => (
    <details key={name} className="data-fields">
      <summary>{name}</summary>
      <div className="data-table">
        <table aria-label={say.fieldsOf({ table: name })}>
          <thead>
            <tr>
              <th scope="col">{say.field()}</th>
              <th scope="col">{say.values()}</th>
              <th scope="col">{say.example()}</th>
              <th scope="col">{say.meaning()}</th>
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
                  {field.isDeprecated && <i>{say.isDeprecated()} </i>}
                  <English>{field.description}</English>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  ))
}

function DataRules({ licence }: { licence: string }) {
  return (
    <ul className="data-notes">
      <li>{say.noKey()}</li>
      <li>{rich(say.nothingRenamed(), { path: <code className="data-code">{openDataRoot}</code> })}</li>
      <li>{rich(say.stableIds(), { field: (inner) => <code className="data-code">{inner}</code> })}</li>
      <li>{rich(say.etags(), { code: (inner) => <code className="data-code">{inner}</code> })}</li>
      <li>{rich(say.aboutCsv(), { field: (inner) => <code className="data-code">{inner}</code> })}</li>
      <li>{say.aboutCalendar()}</li>
      <li>
        <English>{licence}</English>
      </li>
    </ul>
  )
}

const sourcesTable = <a href={tableDataPath('table-sources', 'csv')}>table-sources</a>

function DataSources({ sources, allSources }: Pick<DataPage, 'sources' | 'allSources'>) {
  return (
    <>
      <p>{say.aboutShelfSources()}</p>
      <ul className="data-notes">
        {sources.map(({ name, href, dayCount, from, to }) => (
          <li key={name}>
            {rich(to === from ? say.sourceDay({ days: dayCount }) : say.sourceDays({ days: dayCount }), {
              source: href === null ? name : <a href={href}>{name}</a>,
              first: <Day date={from} />,
              last: <Day date={to} />,
            })}
          </li>
        ))}
      </ul>
      <p>{rich(say.aboutOtherSources(), { table: sourcesTable })}</p>
      <ul className="data-notes">
        {allSources.map(({ id, title, url, what }) => (
          <li key={id}>
            {url === null ? <English>{title}</English> : <a href={url}>{title}</a>}: <English>{what}</English>
          </li>
        ))}
      </ul>
      <p>{rich(say.aboutReports(), { corrections: (inner) => <a href={routes.corrections}>{inner}</a> })}</p>
    </>
  )
}

/** The release that people cite, and how to open it with common tools. */
function DataArchive({ archive }: Pick<DataPage, 'archive'>) {
  return (
    <>
      <p>{rich(say.aboutArchive({ version: archive.version }), { day: <Day date={archive.date} /> })}</p>
      <ul className="data-notes">
        {archive.files.map(({ is, name, megabytes }) => (
          <li key={name}>
            {rich(
              say.archiveFile({
                is,
                hasSize: megabytes === null ? 'no' : 'yes',
                megabytes: formatTenths(megabytes ?? 0),
              }),
              { file: <a href={archiveRoot + name}>{name}</a> },
            )}
          </li>
        ))}
      </ul>
      <div className="data-examples">
        {loaders.map(({ tool, code }) => (
          <section key={tool}>
            <h3>{tool}</h3>
            <pre className="data-code">
              <code>{code}</code>
            </pre>
          </section>
        ))}
      </div>
    </>
  )
}

const { sqlite, csv } = archiveFiles

/** Three lines each, for files beside the program. */
const loaders: readonly { readonly tool: string; readonly code: string }[] = [
  {
    tool: 'sqlite3',
    code: `sqlite3 ${sqlite}
SELECT itemName, shelf, level FROM shelves_on_days
WHERE date = '2020-12-25' AND variant = 'tour-new-york-minute';`,
  },
  {
    tool: 'pandas',
    code: `import pandas, zipfile
tables = zipfile.ZipFile('${csv}')
items = pandas.read_csv(tables.open('items.csv'))`,
  },
  {
    tool: 'DuckDB',
    code: `INSTALL sqlite; LOAD sqlite;
ATTACH '${sqlite}' AS game (TYPE sqlite);
SELECT kind, count(*) FROM game.items GROUP BY kind;`,
  },
  {
    tool: 'JavaScript',
    code: `import { DatabaseSync } from 'node:sqlite'
const game = new DatabaseSync('${sqlite}', { readOnly: true })
console.log(game.prepare('SELECT * FROM roster').all())`,
  },
]
