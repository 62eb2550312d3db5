import { itemKinds, rarities, type ItemKind } from '#catalogue/entities.ts'
import { rarityOfKind } from '#wording/kinds.ts'
import * as say from '#wording/checklist-page.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { RarityMark } from '../../ui/items/rarity-mark.tsx'
import { formatNumber, kindPlurals } from '../../ui/wording/wording.ts'
import { ProgressBar } from '../../ui/controls/progress-bar.tsx'
import { isComplete, percentOf, type CollectionProgress, type Progress } from './count-progress.ts'
import './progress-board.css'

const rarest = rarities.toReversed()

interface ProgressBoardProps {
  readonly progress: CollectionProgress
  /** Whose it is. */
  readonly label?: string
  /** The page with the groups; omitted on that page itself, null where they are nowhere. */
  readonly groupPath?: string | null
}

/** The whole collection at a glance; each number links to its group. */
export function ProgressBoard({ progress, label = say.yourCollection(), groupPath = '' }: ProgressBoardProps) {
  const { all, kinds } = progress
  return (
    <section className={isComplete(all) ? 'board complete' : 'board'} aria-label={label}>
      <div className="board-sum">
        <p>
          <strong>{formatNumber(all.owned)}</strong>
          <span>{rich(say.ofTheGame({ total: all.total, state: describeState(all) }), { break: <br /> })}</span>
        </p>
        <ProgressBar label={label} value={all.owned} of={all.total} isBare />
      </div>
      <div className="board-kinds">
        {itemKinds.map((kind) => (
          <BoardKind key={kind} kind={kind} progress={kinds[kind]} groups={progress.groups} groupPath={groupPath} />
        ))}
      </div>
    </section>
  )
}

function describeState(all: Progress): string {
  if (all.owned === 0) return say.nothingMarked()
  if (percentOf(all) === 0) return say.goodStart()
  return isComplete(all) ? say.allOfThem() : say.shareOfGame({ percent: percentOf(all) })
}

interface BoardKindProps {
  readonly kind: ItemKind
  readonly progress: Progress
  readonly groups: CollectionProgress['groups']
  readonly groupPath: string | null
}

function BoardKind({ kind, progress, groups, groupPath }: BoardKindProps) {
  const Count = groupPath === null ? 'span' : 'a'
  return (
    <div className="board-kind">
      <ProgressBar
        label={kindPlurals[kind]}
        value={progress.owned}
        of={progress.total}
        words={`${progress.owned} / ${progress.total}`}
      />
      <ul>
        {rarest.map((rarity) => {
          const group = groups.get(`${kind}-${rarity}`)!
          return (
            <li key={rarity}>
              <Count
                className={isComplete(group) ? 'board-group complete' : 'board-group'}
                href={groupPath === null ? undefined : `${groupPath}#${kind}-${rarity}`}
              >
                <RarityMark rarity={rarity} />
                <span className="visually-hidden">{`${rarityOfKind({ rarity, kind })}: `}</span>
                <span>
                  <b>{group.owned}</b>/{group.total}
                </span>
              </Count>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
