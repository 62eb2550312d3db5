import { useMemo } from 'react'
import { CycleNote } from '../../../ui/components/record-label-badge.tsx'
import { itemKinds } from '#catalogue/entities.ts'
import { findPossibleCover, listOwnedShortItems } from '#rankings/planner/find-gaps.ts'
import { findLoadout, type KindLoadout } from '#rankings/planner/find-loadout.ts'
import type { PlannerItem } from '#rankings/planner/planner-game.ts'
import { CourseChip } from '../../../ui/tours/course-chip.tsx'
import { DayRange } from '../../../ui/wording/day-range.tsx'
import { ItemChip } from '../../../ui/items/item-chip.tsx'
import { Section } from '../../../ui/components/section.tsx'
import { kindNames } from '../../../ui/wording/wording.ts'
import { nameRankedCup } from '../../../ui/wording/cup-wording.ts'
import { PossibleCover } from '../parts/possible-cover.tsx'
import { plannerAddress } from '#pages/player/planner-address.ts'
import type { PlannerViewProps } from '../state/planner-view-props.ts'
import './cup-matrix.css'

/** The ranked cup that is planned for at a glance: for each course and kind, the best item or the gap. */
export function CupMatrix(props: PlannerViewProps) {
  const planned = props.game.plan.cup
  if (!planned) return null
  const { tour, cup } = planned
  return (
    <Section
      id="this-cup"
      title={nameRankedCup(cup, tour.name)}
      aside={
        <>
          <DayRange start={cup.start} end={cup.end} hasHour /> <CycleNote basis={cup.basis} />{' '}
          <button type="button" className="link" onClick={() => props.ask({ tab: 'loadouts', course: null })}>
            Loadouts for this cup
          </button>
        </>
      }
    >
      <ul className="cup-matrix">
        {cup.variants.map((variant) => (
          <CupCourse key={variant} {...props} variant={variant} />
        ))}
      </ul>
    </Section>
  )
}

function CupCourse({ game, levels, state, variant }: PlannerViewProps & { readonly variant: number }) {
  const loadout = useMemo(() => findLoadout(game, levels, [variant]), [game, levels, variant])
  const shortItems = listOwnedShortItems(game, levels)
  const course = game.variants[variant]!
  return (
    <li className="card">
      <CourseChip variant={course} />
      <dl>
        {itemKinds.map((kind) => (
          <div key={kind}>
            <dt>{kindNames[kind]}</dt>
            <dd>
              <BestOrGap loadout={loadout[kind]} mayBeCoveredBy={findPossibleCover(shortItems, kind, variant)} />
            </dd>
          </div>
        ))}
      </dl>
      <a className="more" href={plannerAddress({ tab: 'loadouts', on: state.on, course: course.id })}>
        Loadout for this course
      </a>
    </li>
  )
}

interface BestOrGapProps {
  readonly loadout: KindLoadout
  readonly mayBeCoveredBy: readonly PlannerItem[]
}

function BestOrGap({ loadout: { best }, mayBeCoveredBy }: BestOrGapProps) {
  const isCovered = best?.shelves[0] === 'top'
  return isCovered ? (
    <ItemChip item={best.item} />
  ) : (
    <>
      <span className="gap-mark">Gap</span>{' '}
      {best?.shelves[0] === 'middle' && <small className="muted">{best.item.name} is on the middle shelf</small>}
      <PossibleCover items={mayBeCoveredBy} />
    </>
  )
}
