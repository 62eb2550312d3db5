import { expandItemCourse } from '#pages/data/compact-item-course.ts'
import type { ItemPage } from '#pages/data/item-pages.ts'
import * as say from '#wording/item.ts'
import { CyclicCups, CupWithCoursesCard } from '../../ui/tours/cup-with-courses-card.tsx'
import { RoundCounts } from '../../ui/tours/round-counts.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { Section } from '../../ui/components/section.tsx'

/** When the item counted most: the last ranked cups with courses of its top shelf. */
export function ItemLastCups({ data }: { data: ItemPage }) {
  const { lastCups, appearances, round, knownTops } = data
  const top = data.courses.map(expandItemCourse).filter(({ shelf }) => shelf === 'top')
  if (top.length === 0) return null
  const levels = new Map(top.map(({ variant, level }) => [variant.id, level]))
  return (
    <Section
      id="last-cups"
      title={say.lastCups()}
      aside={
        appearances && (
          <>
            <RoundCounts appearances={appearances} round={round} isShort={knownTops !== null} />{' '}
            <CyclicCups cups={lastCups} />
          </>
        )
      }
    >
      {lastCups.length > 0 ? (
        <div className="cups">
          {lastCups.map((cup) => (
            <CupWithCoursesCard key={cup.start} cup={cup} levelOn={(id) => levels.get(id)!} />
          ))}
        </div>
      ) : (
        <EmptyState title={say.noLastCup({ isShort: knownTops ? 'yes' : 'no' })}>
          <a href="/tours/">{say.browseTours()}</a>
        </EmptyState>
      )}
    </Section>
  )
}
