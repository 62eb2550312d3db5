import type { CorrectionsPage } from '#pages/data/site-pages.ts'
import { Section } from '../../ui/components/section.tsx'
import { CorrectionNotes } from '../../ui/components/correction-notes.tsx'
import { ReportedNotes } from '../../ui/components/reported-notes.tsx'
import { formatCount } from '../../ui/wording/wording.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import './corrections-view.css'

const loadDecided = () => import('./decided-claims.tsx').then(({ DecidedClaims }) => DecidedClaims)

export function CorrectionsView({ data }: { data: CorrectionsPage }) {
  return (
    <>
      <PageHeader crumbs={data.crumbs} title="Corrections">
        What players reported as wrong, what reviewers decided, and what later records took back.
      </PageHeader>
      <div className="prose">
        <p>
          Shelves still grow, and nobody sees all of them. If the game shows you something other than a page does, press{' '}
          <b>Report a change</b> at its end, or the shelf in the table of an item. It takes seconds and no account.
          Players who report the same confirm each other; a reviewer looks at what most have seen, and what is accepted
          appears on the pages with its source.
        </p>
      </div>
      <p className="actions">
        <button type="button" className="button primary" data-shortcut="r">
          Report a change
        </button>
      </p>
      <LazyPart what="Recent decisions" load={loadDecided} props={{}} waiting={null} />
      {data.reported.length > 0 && (
        <Section
          id="reported"
          title="Reported by players"
          aside={formatCount(data.reported.length, 'shelf', 'shelves')}
        >
          <ReportedNotes reported={data.reported} />
        </Section>
      )}
      {data.withdrawn.length > 0 && (
        <Section id="withdrawn" title="Taken back by a later record">
          <CorrectionNotes corrections={data.withdrawn} />
        </Section>
      )}
    </>
  )
}
