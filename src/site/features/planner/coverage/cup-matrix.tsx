import { useMemo } from 'react'
import * as say from '#wording/planner.ts'
import { CycleNote } from '../../../ui/components/record-label-badge.tsx'
import { itemKinds } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { findPossibleCover, listOwnedShortItems } from '#rankings/planner/find-gaps.ts'
import { answerRaces, isBoostedIn } from '#rankings/planner/answer-races.ts'
import { listOwned, racesOfCup } from '#rankings/planner/plan-races.ts'
import { placeInRace, type Race } from '#rankings/points/race-units.ts'
import type { RacingItem } from '#rankings/points/score-race.ts'
import type { PlannerGame, PlannerItem } from '#rankings/planner/planner-game.ts'
import { useCollection } from '../../checklist/use-collection.ts'
import { CourseChip } from '../../../ui/tours/course-chip.tsx'
import { DayRange } from '../../../ui/wording/day-range.tsx'
import { ItemChip } from '../../../ui/items/item-chip.tsx'
import { BoostMark } from '../../../ui/items/shelf-mark.tsx'
import { Section } from '../../../ui/components/section.tsx'
import { kindNames } from '../../../ui/wording/wording.ts'
import { nameRankedCup } from '../../../ui/wording/cup-wording.ts'
import { GapMark } from '../parts/coverage-marks.tsx'
import { PossibleCover } from '../parts/possible-cover.tsx'
import { plannerAddress } from '#pages/player/planner-address.ts'
import type { PlannerViewProps } from '../state/planner-view-props.ts'
import './cup-matrix.css'

/** The ranked cup that is planned for at a glance: for each course and kind, the best item or the gap. */
export function CupMatrix(props: PlannerViewProps) {
  const planned = props.game.plan.cup
  const races = useMemo(() => (planned ? racesOfCup(props.game, planned.cup) : []), [props.game, planned])
  if (!planned) return null
  const { tour, cup } = planned
  return (
    <Section
      id="this-cup"
      title={nameRankedCup(cup, tour.name)}
      aside={
        <>
          <DayRange start={cup.start} end={cup.end} /> <CycleNote basis={cup.basis} />{' '}
          <button type="button" className="link" onClick={() => props.ask({ tab: 'loadouts', course: null })}>
            {say.cupLoadouts()}
          </button>
        </>
      }
    >
      <ul className="cup-matrix">
        {cup.variants.map((variant, index) => (
          <CupCourse key={variant} {...props} variant={variant} race={races[index]!} />
        ))}
      </ul>
    </Section>
  )
}

interface CupCourseProps extends PlannerViewProps {
  readonly variant: number
  readonly race: Race
}

function CupCourse({ game, levels, state, variant, race }: CupCourseProps) {
  const collection = useCollection()
  const held = useMemo(() => {
    const answer = answerRaces(game, collection, [race])
    const owned = listOwned(game, collection)
    return mapKinds((kind) => {
      const raced = owned[kind].map((trained) => placeInRace(race, trained))
      const best = raced.find(({ item }) => item.id === answer?.best.items[kind].item.id)
      // What is raced with, unless only another one is on the top shelf.
      return best?.shelf === 'top' ? best : (raced.find(({ shelf }) => shelf === 'top') ?? best ?? null)
    })
  }, [game, collection, race])
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
              <BestOrGap
                game={game}
                race={race}
                held={held[kind]}
                mayBeCoveredBy={findPossibleCover(shortItems, kind, variant)}
              />
            </dd>
          </div>
        ))}
      </dl>
      <a className="more" href={plannerAddress({ tab: 'loadouts', on: state.on, course: course.id })}>
        {say.courseLoadout()}
      </a>
    </li>
  )
}

interface BestOrGapProps {
  readonly game: PlannerGame
  readonly race: Race
  /** The best that the reader has there; null for nothing of the kind. */
  readonly held: RacingItem | null
  readonly mayBeCoveredBy: readonly PlannerItem[]
}

function BestOrGap({ game, race, held, mayBeCoveredBy }: BestOrGapProps) {
  const item = held && game.itemById.get(held.item.id)!
  if (item && held.shelf === 'top')
    return (
      <>
        <ItemChip item={item} /> {isBoostedIn(race, held) && <BoostMark />}
      </>
    )
  return (
    <>
      <GapMark />{' '}
      {item && held.shelf === 'middle' && <small className="muted">{say.onMiddleShelf({ item: item.name })}</small>}
      <PossibleCover items={mayBeCoveredBy} />
    </>
  )
}
