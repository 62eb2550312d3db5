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
      <PageHeader crumbs={data.crumbs} title={data.title}>
        What players reported as wrong, what reviewers decided, and what later records took back.
      </PageHeader>
      <div className="prose">
        <p>
          Shelves still grow, and nobody sees all of them. If the game and a page disagree, press <b>Report a change</b>{' '}
          at the end of the page, or the shelf in an item’s table. It takes seconds and no account. Players who report
          the same thing confirm each other; a reviewer looks at what most have seen, and accepted reports appear on the
          pages with their source.
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
