import { useMemo } from 'react'
import { countCoverage, type Coverage, type CoverageCount } from '#rankings/planner/count-coverage.ts'
import * as say from '#wording/planner.ts'
import { itemKinds } from '#catalogue/entities.ts'
import { reaches, type PlannerGame, type PlannerItem } from '#rankings/planner/planner-game.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { findPossibleCover, listOwnedShortItems } from '#rankings/planner/find-gaps.ts'
import { answerRaces, isBoostedIn } from '#rankings/planner/answer-races.ts'
import { listOwned, racesOfCup } from '#rankings/planner/plan-races.ts'
import { placeInRace, type Race } from '#rankings/points/race-units.ts'
import type { RacingItem } from '#rankings/points/score-race.ts'
import { plannerAddress } from '#pages/player/planner-address.ts'
import { rich } from '../../../ui/wording/rich.tsx'
import { formatNumber, kindPlurals, kindNames } from '../../../ui/wording/wording.ts'
import { Term } from '../../../ui/components/term.tsx'
import { CycleNote } from '../../../ui/components/record-label-badge.tsx'
import { CourseChip } from '../../../ui/tours/course-chip.tsx'
import { DayRange } from '../../../ui/wording/day-range.tsx'
import { ItemChip } from '../../../ui/items/item-chip.tsx'
import { BoostMark } from '../../../ui/items/shelf-mark.tsx'
import { Section } from '../../../ui/components/section.tsx'
import { nameRankedCup } from '../../../ui/wording/cup-wording.ts'
import { useCollection } from '../../checklist/use-collection.ts'
import { CompleteCoverage, ShortItemsNote, GapMark, PossibleCover } from '../parts/coverage-notes.tsx'
import type { PlannerViewProps } from '../state/use-planner-state.ts'
import { CourseMap } from './course-map.tsx'
import './coverage-table.css'

/** The courses on which the reader owns a top-shelf item. */
export function CoveragePanel(props: PlannerViewProps) {
  const { game, levels } = props
  const coverage = useMemo(() => countCoverage(game, levels), [game, levels])
  const { whole } = coverage.all
  return (
    <>
      {whole.covered === whole.coverable ? (
        <CompleteCoverage title={say.allCoveredTitle()}>{say.allCovered({ count: whole.coverable })}</CompleteCoverage>
      ) : (
        <ShortItemsNote game={game} levels={levels} kind={null} />
      )}
      <CoverageTable coverage={coverage} change={props.change} />
      <CupMatrix {...props} />
      <CourseMap {...props} />
    </>
  )
}

/** Covered course variants by kind. Reaches without recorded courses are left out. */
function CoverageTable({ coverage, change }: { coverage: Coverage; change: PlannerViewProps['change'] }) {
  const shown = reaches.filter((reach) => coverage[reach].whole.coverable > 0)
  return (
    <section className="coverage-table" aria-label={say.coverage()}>
      <p>
        {rich(say.coverageExplanation(), {
          coverage: (inner) => <Term of="coverage">{inner}</Term>,
          shelf: (inner) => <Term of="top-shelf">{inner}</Term>,
        })}
      </p>
      <table>
        <caption className="visually-hidden">{say.coverageCaption()}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{say.kind()}</span>
            </th>
            {shown.map((reach) => (
              <th key={reach} scope="col">
                <button type="button" onClick={() => change({ tab: 'gaps', reach })}>
                  {say.reachNames({ reach })}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {itemKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{kindPlurals[kind]}</th>
              {shown.map((reach) => (
                <CountCell key={reach} count={coverage[reach].kinds[kind]} />
              ))}
            </tr>
          ))}
          <tr className="whole">
            <th scope="row">{say.allThree()}</th>
            {shown.map((reach) => (
              <CountCell key={reach} count={coverage[reach].whole} />
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function CountCell({ count: { covered, coverable } }: { count: CoverageCount }) {
  const isComplete = covered === coverable
  return (
    <td className={isComplete ? 'complete' : undefined}>
      <b>{formatNumber(covered)}</b> <small>{say.coverableCount({ count: coverable })}</small>
      <meter value={covered} max={Math.max(coverable, 1)} aria-hidden="true" />
    </td>
  )
}

/** The ranked cup that is planned for at a glance: for each course and kind, the best item or the gap. */
function CupMatrix(props: PlannerViewProps) {
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
          <button type="button" className="text-button" onClick={() => props.change({ tab: 'loadouts', course: null })}>
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
