import type { DataExample, DataPage } from '#pages/data/site-pages.ts'
import * as say from '#wording/data-page.ts'
import { rich } from '../../ui/wording/rich.tsx'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { Day } from '../../ui/wording/day.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Section } from '../../ui/components/section.tsx'
import { DataArchive } from './data-archive.tsx'
import { DataSources } from './data-sources.tsx'
import { CollectionTable, FileTable } from './data-tables.tsx'
import './data-view.css'
import { openDataRoot } from '#pages/open-data/open-data-path.ts'

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

function DataRules({ licence }: { licence: string }) {
  return (
    <ul className="data-notes">
      <li>{say.noKey()}</li>
      <li>{rich(say.nothingRenamed(), { path: <code className="data-code">{openDataRoot}</code> })}</li>
      <li>{rich(say.stableIds(), { field: (inner) => <code className="data-code">{inner}</code> })}</li>
      <li>{rich(say.etags(), { code: (inner) => <code className="data-code">{inner}</code> })}</li>
      <li>{rich(say.aboutCsv(), { field: (inner) => <code className="data-code">{inner}</code> })}</li>
      <li>{say.aboutCalendar()}</li>
      <li>{licence}</li>
    </ul>
  )
}
