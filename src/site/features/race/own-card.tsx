import { useMemo, type ReactNode } from 'react'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { RankedCupDate } from '#pages/data/tour-views.ts'
import { itemPath } from '#pages/routes/routes.ts'
import { findBestHelp, type BestHelp } from '#rankings/planner/find-best-help.ts'
import { ownsSomething, type OwnedLevels, type PlannerGame, type Reach } from '#rankings/planner/planner-game.ts'
import { lackingWords } from './card-course.ts'
import { plannerAddress } from '#pages/player/planner-address.ts'
import { describeHelp } from './describe-help.ts'
import { RacePanel } from './race-panel.tsx'
import { readOwnCard } from './read-card.ts'
import { MarkInvitation } from './mark-invitation.tsx'

interface OwnCardProps {
  readonly week: RankedCupDate | null
  readonly game: PlannerGame
  /** Nothing: the card shows the best there are. */
  readonly owned: OwnedLevels
  /** Of the course variants in the game. */
  readonly variants: readonly number[]
  /** The day of the game that is planned for, where the planner has to be told. */
  readonly on?: IsoDate | null
  readonly renderTool?: (index: number) => ReactNode
}

/** What a reader races with, and what would help most. */
export function OwnCard({ week, game, owned, variants, on = null, renderTool }: OwnCardProps) {
  // The list is another one each time; what it holds is not.
  const asked = variants.join()
  const [courses, help] = useMemo(() => {
    const indexes = asked === '' ? [] : asked.split(',').map(Number)
    return [readOwnCard(game, owned, indexes), findBestHelp(game, owned, indexes)]
  }, [game, owned, asked])
  const isOwn = ownsSomething(game, owned)
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
            game={game}
            {...(isPlanned(game, variants) ? { reach: 'cup', on } : { reach: 'all', on: null })}
          />
        ) : (
          <MarkInvitation />
        )
      }
    />
  )
}

/** The next steps are asked for on the same courses where they are those that the planner plans for. */
function isPlanned({ variants }: PlannerGame, asked: readonly number[]): boolean {
  return asked.length > 0 && asked.every((index) => variants[index]!.zone === 'cup')
}

interface HelpProps {
  readonly help: BestHelp | null
  readonly game: PlannerGame
  readonly reach: Reach
  readonly on: IsoDate | null
}

function Help({ help, game, reach, on }: HelpProps) {
  return (
    <>
      {help ? (
        <>
          <a href={itemPath(help.item)}>{help.item.name}</a>
          {describeHelp(help, game)}
        </>
      ) : (
        'You are on the top shelf wherever possible.'
      )}{' '}
      <a href={plannerAddress({ tab: 'next', on, reach })}>Next steps</a>
    </>
  )
}
