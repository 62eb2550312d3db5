import type { Gap, GapItem } from '#rankings/planner/find-gaps.ts'
import * as say from '#wording/planner.ts'
import { rich } from '../../../ui/wording/rich.tsx'
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
            {rich(say.levelFromLevel({ from: levelUp.from, level: levelUp.level }), {
              strong: <b>{formatCount(levelUp.tickets, 'ticket')}</b>,
            })}
          </span>
        </p>
      )}
      {first && (
        <p className="closer">
          <span>{levelUp ? say.orGet() : 'get'}</span> <ItemChip item={first.item} /> <LevelMark level={first.level} />
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
      <summary>{rich(say.or(), { more: others.length === 1 ? 'another' : `one of ${others.length} others` })}</summary>
      <ul className="chips">
        {others.slice(0, namedAtMost).map(({ item, level }) => (
          <li key={item.id}>
            <ItemChip item={item} />
            <LevelMark level={level} />
          </li>
        ))}
        {others.length > namedAtMost && <li>{rich(say.andMore(), { value: others.length - namedAtMost })}</li>}
      </ul>
    </details>
  )
}
