import type { Gap, GapItem } from '#rankings/planner/find-gaps.ts'
import { ItemChip } from '../../../ui/items/item-chip.tsx'
import { LevelMark } from '../../../ui/items/shelf-mark.tsx'
import { formatCount } from '../../../ui/wording/wording.ts'
import { PossibleCover } from '../parts/possible-cover.tsx'
import './gap-closers.css'

const namedAtMost = 16

/** What closes a gap: the cheapest level-up, and the missing item that closes the most other gaps. */
export function GapClosers({ gap: { levelUps, missing, mayBeCoveredBy } }: { gap: Gap }) {
  const [levelUp] = levelUps
  const [first, ...others] = missing
  return (
    <>
      {levelUp && (
        <p className="closer">
          <ItemChip item={levelUp.item} />
          <span>
            level {levelUp.from} → {levelUp.level}, <b>{formatCount(levelUp.tickets, 'ticket')}</b>
          </span>
        </p>
      )}
      {first && (
        <p className="closer">
          <span>{levelUp ? 'or get' : 'get'}</span> <ItemChip item={first.item} /> <LevelMark level={first.level} />
        </p>
      )}
      {others.length > 0 && <OtherClosers others={others} />}
      <PossibleCover items={mayBeCoveredBy} />
    </>
  )
}

function OtherClosers({ others }: { others: readonly GapItem[] }) {
  return (
    <details className="closers">
      <summary>or {others.length === 1 ? 'another' : `one of ${others.length} others`}</summary>
      <ul className="chips">
        {others.slice(0, namedAtMost).map(({ item, level }) => (
          <li key={item.id}>
            <ItemChip item={item} />
            <LevelMark level={level} />
          </li>
        ))}
        {others.length > namedAtMost && <li>and {others.length - namedAtMost} more</li>}
      </ul>
    </details>
  )
}
