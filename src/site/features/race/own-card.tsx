import { useMemo, type ReactNode } from 'react'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import { plannerAddress } from '#pages/player/planner-address.ts'
import type { RankedCupDate } from '#pages/data/tour-views.ts'
import { itemPath, routes } from '#pages/routes/routes.ts'
import { rankAllUpgrades } from '#rankings/planner/answer-races.ts'
import type { Collection, PlannerRace } from '#rankings/planner/plan-races.ts'
import { ownsSomething, type PlannerGame, type Reach } from '#rankings/planner/planner-game.ts'
import type { Upgrade } from '#rankings/points/gain-of-upgrades.ts'
import { itemsWaiting } from '#wording/checklist.ts'
import * as say from '#wording/race.ts'
import { joinList } from '#wording/join-list.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { useCollection } from '../checklist/use-collection.ts'
import { describeUpgrade } from '../planner/parts/describe-points.ts'
import { useReaderChecklist } from '../checklist/reader-checklist.ts'
import { lackingWords, type CardCourse } from './card-course.ts'
import { MarkInvitation, RacePanel } from './race-panel.tsx'
import { readOwnCard } from './read-card.ts'

interface OwnCardProps {
  readonly week: RankedCupDate | null
  readonly game: PlannerGame
  /** Must be a stable list. */
  readonly races: readonly PlannerRace[]
  /** The day of the game that is planned for, where the planner does not know it. */
  readonly on?: IsoDate | null
  readonly renderTool?: (index: number) => ReactNode
}

/** What a reader races with, and what would bring most more; the best there are for who owns nothing. */
export function OwnCard({ week, game, races, on = null, renderTool }: OwnCardProps) {
  const collection = useCollection()
  const [courses, help] = useMemo(
    () => [readOwnCard(game, collection, races), findHelp(game, collection, races)],
    [game, collection, races],
  )
  const isOwn = ownsSomething(game, collection.levels)
  return (
    <RacePanel
      week={week}
      courses={courses}
      lacking={isOwn ? lackingWords : undefined}
      renderTool={renderTool}
      help={
        isOwn ? (
          <Help
            help={help}
            lacking={findLacking(courses)}
            game={game}
            {...(isPlanned(game, races) ? { reach: 'cup', on } : { reach: 'all', on: null })}
          />
        ) : (
          <OwnInvitation />
        )
      }
    />
  )
}

/** The upgrade that gains most per ticket in these races; without one, the item to get. */
function findHelp(game: PlannerGame, collection: Collection, races: readonly PlannerRace[]): Upgrade | null {
  const { owned, missing } = rankAllUpgrades(game, collection, races)
  return owned[0] ?? missing[0] ?? null
}

function findLacking([first]: readonly CardCourse[]): ItemKind[] {
  return first ? itemKinds.filter((kind) => first.picks[kind]?.of === 'all') : []
}

/** The next steps are asked for on the same courses where they are those that the planner plans for. */
function isPlanned({ variants }: PlannerGame, races: readonly PlannerRace[]): boolean {
  return races.length > 0 && races.every(({ variant }) => variants[variant]!.zone === 'cup')
}

interface HelpProps {
  readonly help: Upgrade | null
  /** Kinds of which the reader owns nothing. */
  readonly lacking: readonly ItemKind[]
  readonly game: PlannerGame
  readonly reach: Reach
  readonly on: IsoDate | null
}

function Help({ help, lacking, game, reach, on }: HelpProps) {
  return (
    <>
      {lacking.length > 0 && `${say.markToo({ items: joinList(lacking.map((kind) => say.aKind({ kind }))) })} `}
      {help && (
        <>
          {rich(say.itemUpgrade({ upgrade: describeUpgrade(help) }), {
            item: <a href={itemPath(help.item)}>{game.itemById.get(help.item.id)!.name}</a>,
          })}{' '}
        </>
      )}
      <a href={plannerAddress({ tab: 'next', on, reach })}>{say.nextSteps()}</a>
    </>
  )
}

/** Where the checklist is empty: what waits to be added to it comes before anything new. */
export function OwnInvitation() {
  const { waitingCount } = useReaderChecklist()
  if (waitingCount === 0) return <MarkInvitation />
  return (
    <>
      <span>{itemsWaiting({ count: waitingCount })}</span> <a href={routes.checklist}>{say.reviewThem()}</a>
    </>
  )
}
