import { expandItemCourse } from '#pages/data/compact-item-course.ts'
import type { ItemPage } from '#pages/data/item-pages.ts'
import { AddToCalendar } from '../../ui/tours/add-to-calendar.tsx'
import { ComingCupCard, ExpectedCups } from '../../ui/tours/coming-cup-card.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { Section } from '../../ui/components/section.tsx'

/** When the item counts most: the ranked cups, from the one that is on, with courses of its top shelf. */
export function ItemNextCups({ data }: { data: ItemPage }) {
  const { cups, count, of, knownUntil } = data.nextCups
  const top = data.courses.map(expandItemCourse).filter(({ shelf }) => shelf === 'top')
  if (top.length === 0) return null
  const noCup = `No known ranked cup uses its ${data.knownTops ? 'known ' : ''}top-shelf courses`
  const levels = new Map(top.map(({ variant, level }) => [variant.id, level]))
  return (
    <Section
      id="next-cups"
      title="Next in a ranked cup"
      aside={
        knownUntil &&
        cups.length > 0 && (
          <>
            In {data.knownTops && 'at least '}
            {count} of the {of} cups known until <Day date={knownUntil} />. <ExpectedCups cups={cups} />{' '}
            <AddToCalendar />
          </>
        )
      }
    >
      {cups.length > 0 ? (
        <div className="cups">
          {cups.map((cup) => (
            <ComingCupCard key={cup.start} cup={cup} date={data.holdsSince} levelOn={(id) => levels.get(id)!} />
          ))}
        </div>
      ) : (
        <EmptyState title={knownUntil ? noCup : 'No upcoming cup is known'}>
          {knownUntil && (
            <>
              {of} cups are known until <Day date={knownUntil} />.{' '}
            </>
          )}
          <a href="/tours/">Browse the tours</a>
        </EmptyState>
      )}
    </Section>
  )
}
