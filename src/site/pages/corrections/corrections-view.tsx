import { formatMonth } from '#wording/days.ts'
import type { CorrectionsPage } from '#pages/data/site-pages.ts'
import * as say from '#wording/corrections.ts'
import { rich } from '../../ui/wording/rich.tsx'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { Day } from '../../ui/wording/day.tsx'
import { ItemCard } from '../../ui/items/item-card.tsx'
import { Section } from '../../ui/components/section.tsx'
import { CorrectionNotes, ReportedNotes } from '../../ui/components/correction-notes.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import './corrections-view.css'

const loadDecided = () => import('./decided-claims.tsx').then(({ DecidedClaims }) => DecidedClaims)

export function CorrectionsView({ data, title }: PageViewProps<CorrectionsPage>) {
  const { newestRecord, publicCounts } = data
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        {say.aboutCorrections()}
      </PageHeader>
      <div className="prose">
        <p>
          {rich(say.aboutRecord(), { day: <Day date={newestRecord} /> })}{' '}
          {publicCounts &&
            say.listsAgree({
              month: formatMonth(publicCounts.date),
              equal: publicCounts.equal,
              of: publicCounts.of,
            })}
        </p>
        <p>{rich(say.howToReport(), { button: (inner) => <b>{inner}</b> })}</p>
      </div>
      <p className="actions">
        <button type="button" className="button primary" data-shortcut="r">
          {say.reportAChange()}
        </button>
      </p>
      {publicCounts && publicCounts.short.length + publicCounts.without.length > 0 && (
        <Section id="missing" title={say.missingShelves()}>
          <ul className="cards">
            {publicCounts.short.map(({ item, top, middle }) => (
              <li key={item.id}>
                <ItemCard item={item}>
                  {say.knownShelves({ knownTop: top.known, top: top.of, knownMiddle: middle.known, middle: middle.of })}
                </ItemCard>
              </li>
            ))}
            {publicCounts.without.map((item) => (
              <li key={item.id}>
                <ItemCard item={item}>{say.notOnLists()}</ItemCard>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <LazyPart what={say.recentDecisions()} load={loadDecided} props={{}} waiting={null} />
      {data.reported.length > 0 && (
        <Section id="reported" title={say.reportedByPlayers()} aside={say.shelves({ shelves: data.reported.length })}>
          <ReportedNotes reported={data.reported} />
        </Section>
      )}
      {data.withdrawn.length > 0 && (
        <Section id="withdrawn" title={say.takenBack()}>
          <CorrectionNotes corrections={data.withdrawn} />
        </Section>
      )}
    </>
  )
}
