import type { Gap } from '#rankings/planner/find-gaps.ts'
import { ItemChip } from '../components/item-chip.tsx'
import { LevelMark } from '../components/shelf-mark.tsx'
import { formatCount } from '../components/wording.ts'

const namedAtMost = 12

/** What closes a gap: the cheapest level-up of something owned, or items to get. */
export function GapClosers({ gap: { levelUps, missing } }: { gap: Gap }) {
  const [levelUp] = levelUps
  return (
    <>
      {levelUp && (
        <p className="closer">
          <ItemChip item={levelUp.item} />
          <span>
            level {levelUp.from} → {levelUp.level}, <b>{formatCount(levelUp.tickets, 'ticket')}</b>
            {levelUps.length > 1 && `, or ${levelUps.length - 1} other level-up${levelUps.length > 2 ? 's' : ''}`}
          </span>
        </p>
      )}
      {missing.length > 0 && (
        <details className="closers">
          <summary>
            {levelUp ? 'Or get' : 'Get'} {missing.length === 1 ? missing[0]!.item.name : `one of ${missing.length}`}
          </summary>
          <ul className="chips">
            {missing.slice(0, namedAtMost).map(({ item, level }) => (
              <li key={item.id}>
                <ItemChip item={item} />
                <LevelMark level={level} />
              </li>
            ))}
            {missing.length > namedAtMost && <li>and {missing.length - namedAtMost} more</li>}
          </ul>
        </details>
      )}
    </>
  )
}
