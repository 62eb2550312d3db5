import type { Basis } from '#catalogue/entities.ts'
import type { CupView } from '#pages/data/tour-views.ts'
import * as say from '#wording/tour.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { CupCourses } from '../../ui/tours/cup-courses.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { CycleNote } from '../../ui/components/record-label-badge.tsx'
import { ItemChip } from '../../ui/items/item-chip.tsx'
import { Section } from '../../ui/components/section.tsx'

interface TourCupsProps {
  readonly cups: readonly CupView[]
  readonly basis: Basis
  /** What the page has said about the whole tour. */
  readonly said: Basis
}

/** The cups of a tour in game order. */
export function TourCups({ cups, basis, said }: TourCupsProps) {
  if (cups.length === 0) {
    return (
      <Section id="cups" title={say.cups()}>
        <EmptyState title={say.noCups()}>
          <a href="/tours/">{say.allTours()}</a>
        </EmptyState>
      </Section>
    )
  }
  return (
    <Section
      id="cups"
      title={say.cups()}
      aside={
        <>
          {say.cupCount({ cups: cups.length })} <CycleNote basis={basis} said={said} />
        </>
      }
    >
      <ol className="cups">
        {cups.map((cup, index) => (
          <li key={`${index} ${cup.name}`} className="card cup-card">
            <h3>{cup.name}</h3>
            {cup.driver && <p>{rich(say.favours(), { driver: <ItemChip item={cup.driver} /> })}</p>}
            <CupCourses variants={cup.courses} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
