import { useMemo } from 'react'
import { isIsoDate } from '#catalogue/calendar.ts'
import { raceOn, racesOfCup } from '#rankings/planner/plan-races.ts'
import { listCups, type CupOfTour } from '#rankings/planner/plan-week.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/planner.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { VariantRef } from '#pages/data/refs.ts'
import { answerRaces, isBoostedIn, rankAllUpgrades, type RaceAnswer } from '#rankings/planner/answer-races.ts'
import type { Race } from '#rankings/points/race-units.ts'
import { joinList } from '#wording/join-list.ts'
import { rich } from '../../../ui/wording/rich.tsx'
import { CycleNote } from '../../../ui/components/record-label-badge.tsx'
import { DayRange } from '../../../ui/wording/day-range.tsx'
import { Section } from '../../../ui/components/section.tsx'
import { nameRankedCup, describeCupDays } from '../../../ui/wording/cup-wording.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CourseChip, CourseChips } from '../../../ui/tours/course-chip.tsx'
import { ItemChip } from '../../../ui/items/item-chip.tsx'
import { formatDifference, formatPoints, kindNames } from '../../../ui/wording/wording.ts'
import { NamePicker, type NameChoice } from '../../search/name-picker.tsx'
import { useCollection } from '../../checklist/use-collection.ts'
import { shareOrShowFailure } from '../../sharing/share-or-show-failure.ts'
import { GapMark } from '../parts/coverage-notes.tsx'
import { describeRacePoints } from '../parts/describe-points.ts'
import { PointParts, UpgradeLine } from '../parts/point-parts.tsx'
import type { PlannerViewProps } from '../state/use-planner-state.ts'
import { LoadoutShelves } from './loadout-shelves.tsx'
import './loadouts-panel.css'

/** What to race with, on one course or in a ranked cup. */
export function LoadoutsPanel(props: PlannerViewProps) {
  const { game, state, change } = props
  const named = findNamed(game, state.course)
  const subject = named ?? findDefault(game)
  const { all, ofTour } = useMemo(() => listCourseChoices(game), [game])
  return (
    <>
      <div className="toolbar">
        <NamePicker
          label={say.loadoutFor()}
          choices={all}
          suggested={ofTour}
          chosen={subject && ('cup' in subject ? subject.cup.start : game.variants[subject.variant]!.id)}
          onChoose={({ id }) => change(isIsoDate(id) ? { on: id, course: null } : { course: id })}
        />
      </div>
      {state.course !== null && !named && (
        <p>{say.unrecordedCourse({ instead: subject ? ('cup' in subject ? 'cup' : 'course') : 'none' })}</p>
      )}
      {subject && 'cup' in subject && <CupLoadouts game={game} {...subject} />}
      {subject && 'variant' in subject && (
        <>
          <h2 className="visually-hidden">{say.loadout()}</h2>
          <ul className="loadouts">
            <CourseLoadout game={game} variant={subject.variant} />
          </ul>
        </>
      )}
      <p className="muted planner-note">
        {rich(say.loadoutNote(), {
          link: (inner) => <a href="/tips-and-tricks/how-points-work/">{inner}</a>,
        })}
      </p>
    </>
  )
}

function CourseLoadout({ game, variant }: { readonly game: PlannerGame; readonly variant: number }) {
  const races = useMemo(() => [raceOn(game, variant)], [game, variant])
  return <LoadoutCard game={game} races={races} variants={[variant]} />
}

function CupLoadouts({ game, tour, cup }: CupOfTour & { readonly game: PlannerGame }) {
  const races = useMemo(() => racesOfCup(game, cup), [game, cup])
  const sets = useMemo(
    () => races.map((race, index) => ({ races: [race], variant: cup.variants[index]! })),
    [races, cup],
  )
  return (
    <>
      <Section
        id="cup-loadouts"
        title={nameRankedCup(cup, tour.name)}
        aside={
          <>
            <DayRange start={cup.start} end={cup.end} /> <CycleNote basis={cup.basis} />
          </>
        }
      >
        <ul className="loadouts">
          {sets.map(({ races: ofOne, variant }) => (
            <LoadoutCard key={variant} game={game} races={ofOne} variants={[variant]} />
          ))}
        </ul>
      </Section>
      {cup.variants.length > 1 && (
        <Section id="one-set" title={say.cupInOne()}>
          <ul className="loadouts">
            <LoadoutCard game={game} races={races} variants={cup.variants} />
          </ul>
        </Section>
      )}
    </>
  )
}

type Subject = CupOfTour | { readonly variant: number }

/** The course that the address names. */
function findNamed(game: PlannerGame, course: string | null): Subject | null {
  const variant = course === null ? undefined : game.indexOfVariant.get(course)
  return variant === undefined ? null : { variant }
}

/** The ranked cup that is planned for, or else the first course. */
function findDefault({ plan, variants }: PlannerGame): Subject | null {
  return plan.cup ?? (variants.length > 0 ? { variant: 0 } : null)
}

/**
 * What loadouts can be for: the ranked cups of the tour that is planned for, then those of its round, each named by its
 * first day, and every course variant.
 */
function listCourseChoices({ plan, variants }: PlannerGame): {
  readonly ofTour: readonly NameChoice[]
  readonly all: readonly NameChoice[]
} {
  const { tour, round } = plan
  const ofTour = listCups(tour ? [tour] : []).map(toChoice)
  const ofRound = listCups(round.filter((other) => other !== tour)).map(toChoice)
  const courses = variants.map(({ id, name, courseId }) => ({ id, name, courseId }))
  return { ofTour, all: [...ofTour, ...ofRound, ...courses] }
}

function toChoice({ tour, cup }: ReturnType<typeof listCups>[number]): NameChoice {
  return { id: cup.start, name: nameRankedCup(cup, tour.name), note: describeCupDays(cup) }
}

interface LoadoutCardProps {
  readonly game: PlannerGame
  /** Raced with one and the same set; at least one. Must be a stable list. */
  readonly races: readonly Race[]
  /** Indexes of their course variants in the game. */
  readonly variants: readonly number[]
}

/** Driver, kart and glider for a course, chosen together: their points, the runner-up and what would bring more. */
function LoadoutCard({ game, races, variants }: LoadoutCardProps) {
  const collection = useCollection()
  const answer = useMemo(() => answerRaces(game, collection, races), [game, collection, races])
  const upgrades = useMemo(() => rankAllUpgrades(game, collection, races), [game, collection, races])
  const courses = variants.map((index) => game.variants[index]!)
  const isOfOne = courses.length === 1
  if (!answer) return null
  const { best, runnerUp, lacking } = answer
  const isEstimated = best.races.some(({ race }) => race.isEstimated)
  const [upgrade] = upgrades.owned
  const [missing] = upgrades.missing
  return (
    <li className="card loadout">
      <header>
        {isOfOne ? (
          <h3>
            <CourseChip variant={courses[0]!} />
          </h3>
        ) : (
          <CourseChips variants={courses} />
        )}
        <Button look="quiet" onClick={() => shareOrShowFailure(say.theLoadout(), () => share(courses, answer))}>
          {rich(say.shareLoadout({ courses: joinList(courses.map(({ name }) => name)) }), {
            courses: (text) => <span className="visually-hidden">{text}</span>,
          })}
        </Button>
      </header>
      {itemKinds.map((kind) => (
        <KindRow key={kind} game={game} kind={kind} answer={answer} races={races} />
      ))}
      <footer>
        {lacking.length === 0 ? (
          <p className="loadout-points">
            {rich(
              describeRacePoints(formatPoints(best.points, isEstimated), runnerUp && best.points - runnerUp.points),
              { b: (text) => <b>{text}</b>, lead: (text) => <span className="muted">{text}</span> },
            )}
          </p>
        ) : (
          <p className="muted">
            {say.pointsNeedItems({ items: joinList(lacking.map((kind) => say.aKind({ kind }))) })}
          </p>
        )}
        {lacking.length === 0 && <PointParts races={best.races.map(({ race }) => race)} />}
        <dl>
          {runnerUp && (
            <div>
              <dt>{say.runnerUp()}</dt>
              <dd>
                {itemKinds
                  .filter((kind) => runnerUp.items[kind].item.id !== best.items[kind].item.id)
                  .map((kind) => (
                    <ItemChip key={kind} item={game.itemById.get(runnerUp.items[kind].item.id)!} />
                  ))}
                <small>{say.runnerUpDifference({ difference: formatDifference(runnerUp.points - best.points) })}</small>
              </dd>
            </div>
          )}
          {isOfOne && upgrade && <UpgradeLine name={say.gainsMost()} game={game} upgrade={upgrade} />}
          {isOfOne && missing && <UpgradeLine name={say.toGet()} game={game} upgrade={missing} />}
        </dl>
        {isOfOne && lacking.length === 0 && !upgrade && !missing && <p className="unbeaten">{say.nothingBeatsIt()}</p>}
      </footer>
    </li>
  )
}

async function share(courses: readonly VariantRef[], answer: RaceAnswer): Promise<void> {
  const { shareLoadout } = await import('./share-loadout.ts')
  await shareLoadout(
    courses.map(({ id }) => id),
    answer,
  )
}

interface KindRowProps {
  readonly game: PlannerGame
  readonly kind: ItemKind
  readonly answer: RaceAnswer
  readonly races: readonly Race[]
}

function KindRow({ game, kind, answer: { best, lacking }, races }: KindRowProps) {
  const { item: scored, level, cap } = best.items[kind]
  const item = game.itemById.get(scored.id)!
  const shelves = best.races.map(({ loadout }, index) => ({
    shelf: loadout[kind].shelf,
    isBoosted: isBoostedIn(races[index]!, loadout[kind]),
  }))
  const Title = races.length === 1 ? 'h4' : 'h3'
  return (
    <section>
      <Title>{kindNames[kind]}</Title>
      {lacking.includes(kind) ? (
        <GapMark>{say.youOwnNoKind({ kind })}</GapMark>
      ) : (
        <p className="best">
          <ItemChip item={item} /> <span className="level">{say.levelShort({ level })}</span>{' '}
          {cap > 0 && <span className="level">{say.capNumber({ cap })}</span>}{' '}
          <LoadoutShelves shelves={shelves} item={item} />
        </p>
      )}
    </section>
  )
}
