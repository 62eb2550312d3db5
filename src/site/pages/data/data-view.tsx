import type { DataPage } from '#pages/data/site-pages.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { Day } from '../../ui/wording/day.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Section } from '../../ui/components/section.tsx'
import { DataArchive } from './data-archive.tsx'
import { DataExamples } from './data-examples.tsx'
import { DataFields } from './data-fields.tsx'
import { DataRules } from './data-rules.tsx'
import { DataSources } from './data-sources.tsx'
import { CollectionTable, FileTable } from './data-tables.tsx'
import './data-view.css'

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
