import { formatMonth } from '#wording/days.ts'
import type { CorrectionsPage } from '#pages/data/site-pages.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { Day } from '../../ui/wording/day.tsx'
import { ItemCard } from '../../ui/items/item-card.tsx'
import { Section } from '../../ui/components/section.tsx'
import { CorrectionNotes } from '../../ui/components/correction-notes.tsx'
import { ReportedNotes } from '../../ui/components/reported-notes.tsx'
import { formatCount } from '../../ui/wording/wording.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import './corrections-view.css'

const loadDecided = () => import('./decided-claims.tsx').then(({ DecidedClaims }) => DecidedClaims)

export function CorrectionsView({ data, title }: PageViewProps<CorrectionsPage>) {
  const { newestRecord, publicCounts } = data
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        What players reported as wrong, what reviewers decided, and what later records took back.
      </PageHeader>
      <div className="prose">
        <p>
          The game has ended, but its record can still be completed. The shelves of the whole game were last recorded on{' '}
          <Day date={newestRecord} />.{' '}
          {publicCounts && (
            <>
              Players’ lists of {formatMonth(publicCounts.date)} count the same shelves for {publicCounts.equal} of the{' '}
              {publicCounts.of} items.
            </>
          )}
        </p>
        <p>
          If a page differs from what the game showed, press <b>Report a change</b> at the end of the page, or the flag
          of a row in an item’s table. Name the day if you know it, and add a link to an old picture if you have one: it
          proves most. It takes seconds and no account. Players who report the same thing confirm each other; a reviewer
          looks at what most have seen, and accepted reports appear on the pages with their source.
        </p>
      </div>
      <p className="actions">
        <button type="button" className="button primary" data-shortcut="r">
          Report a change
        </button>
      </p>
      {publicCounts && publicCounts.short.length + publicCounts.without.length > 0 && (
        <Section id="missing" title="Where shelves are missing">
          <ul className="cards">
            {publicCounts.short.map(({ item, top, middle }) => (
              <li key={item.id}>
                <ItemCard item={item}>
                  {top.known} of {top.of} top, {middle.known} of {middle.of} middle
                </ItemCard>
              </li>
            ))}
            {publicCounts.without.map((item) => (
              <li key={item.id}>
                <ItemCard item={item}>Not on players’ lists</ItemCard>
              </li>
            ))}
          </ul>
        </Section>
      )}
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
