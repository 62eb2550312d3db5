import { useMemo } from 'react'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { VariantRef } from '#pages/data/refs.ts'
import { answerRaces, anyUpgrade, isBoostedIn, rankUpgrades, type RaceAnswer } from '#rankings/planner/answer-races.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import type { Race } from '#rankings/points/race-units.ts'
import * as say from '#wording/planner.ts'
import { rich } from '../../../ui/wording/rich.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { CourseChip, CourseChips } from '../../../ui/tours/course-chip.tsx'
import { ItemChip } from '../../../ui/items/item-chip.tsx'
import { formatDifference, formatPoints, kindNames } from '../../../ui/wording/wording.ts'
import { joinList } from '#wording/join-list.ts'
import { useCollection } from '../../checklist/use-collection.ts'
import { shareOrTell } from '../../sharing/share-or-tell.ts'
import { GapMark } from '../parts/coverage-marks.tsx'
import { describeRacePoints } from '../parts/describe-points.ts'
import { PointParts } from '../parts/point-parts.tsx'
import { UpgradeLine } from '../parts/upgrade-line.tsx'
import { LoadoutShelves } from './loadout-shelves.tsx'
import './loadout-card.css'

interface LoadoutCardProps {
  readonly game: PlannerGame
  /** Raced with one and the same set; at least one. Must be a stable list. */
  readonly races: readonly Race[]
  /** Indexes of their course variants in the game. */
  readonly variants: readonly number[]
}

/** Driver, kart and glider for a course, chosen together: their points, the runner-up and what would bring more. */
export function LoadoutCard({ game, races, variants }: LoadoutCardProps) {
  const collection = useCollection()
  const answer = useMemo(() => answerRaces(game, collection, races), [game, collection, races])
  const upgrades = useMemo(
    () =>
      rankUpgrades(
        game,
        collection,
        races.map((race) => ({ ...race, count: 1 })),
        anyUpgrade,
      ),
    [game, collection, races],
  )
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
        <Button look="quiet" onClick={() => shareOrTell(say.theLoadout(), () => share(courses, answer))}>
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
