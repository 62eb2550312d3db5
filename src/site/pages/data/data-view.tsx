import type { DataExample, DataPage } from '#pages/data/site-pages.ts'
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
        Everything this site knows, as files for your own programs and spreadsheets. Shelves as of{' '}
        <Day date={data.asOf} />. Start with <a href="#archive">the archive</a>, or with{' '}
        <a href={data.indexPath}>the index</a> of single files.
      </PageHeader>
      <Section id="archive" title="Archive">
        <DataArchive archive={data.archive} />
      </Section>
      <Section id="tables" title="Tables">
        <CollectionTable labelledBy="tables" collections={data.collections} />
      </Section>
      <Section id="files" title="More files">
        <FileTable labelledBy="files" files={data.files} />
      </Section>
      <Section id="examples" title="Examples">
        <p>
          Run them as they are in the browser console on this site. Elsewhere, put the site’s address in front of the
          paths.
        </p>
        <DataExamples examples={data.examples} />
      </Section>
      <Section id="fields" title="Fields of the tables">
        <DataFields collections={data.collections} />
      </Section>
      <Section id="rules" title="What you can rely on">
        <DataRules licence={data.licence} />
      </Section>
      <Section id="sources" title="Sources">
        <DataSources sources={data.sources} allSources={data.allSources} />
      </Section>
      <Section id="changes" title="Changes">
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

function DataExamples({ examples }: { examples: readonly DataExample[] }) {
  return (
    <div className="data-examples">
      {examples.map(({ title, code, result }) => (
        <section key={title}>
          <h3>{title}</h3>
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

function DataRules({ licence }: { licence: string }) {
  return (
    <ul className="data-notes">
      <li>No key, no sign-up. Other sites may read everything here from the browser (CORS) and embed the emblems.</li>
      <li>
        Nothing under <code className="data-code">{openDataRoot}</code> is renamed or removed; fields may be added. The
        schemas are JSON Schema, draft 2020-12, and every file is checked against its schema before it is published.
      </li>
      <li>
        Ids never change. <code className="data-code">page</code> and <code className="data-code">url</code> are
        addresses on this site: a page for people, and an emblem as an SVG picture.
      </li>
      <li>
        Files have an ETag and a Last-Modified. Send the ETag back in <code className="data-code">If-None-Match</code>{' '}
        and you get an empty 304 until something changes. The index has the size and SHA-256 of each.
      </li>
      <li>
        CSV follows RFC 4180, in UTF-8 with a byte order mark, with column names in the first line. An empty cell means
        null, but for three old columns: no letters in <code className="data-code">variant</code> of variants, no entry
        in <code className="data-code">newCityCourses</code> and <code className="data-code">variants</code>, whose
        entries have semicolons between them.
      </li>
      <li>
        You can subscribe to the calendar: events keep their identity when a date is corrected. Whatever nobody has
        recorded yet is marked as tentative.
      </li>
      <li>{licence}</li>
    </ul>
  )
}
