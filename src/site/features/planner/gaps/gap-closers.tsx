import type { Gap, GapItem } from '#rankings/planner/find-gaps.ts'
import * as say from '#wording/planner.ts'
import { rich } from '../../../ui/wording/rich.tsx'
import { ItemChip } from '../../../ui/items/item-chip.tsx'
import { LevelMark } from '../../../ui/items/shelf-mark.tsx'
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
            {rich(say.levelUpCloses({ from: levelUp.from, to: levelUp.level, tickets: levelUp.tickets }), {
              b: (text) => <b>{text}</b>,
            })}
          </span>
        </p>
      )}
      {first && (
        <p className="closer">
          {rich(levelUp ? say.orGetItem() : say.getItem(), {
            verb: (text) => <span>{text}</span>,
            item: (
              <>
                <ItemChip item={first.item} /> <LevelMark level={first.level} />
              </>
            ),
          })}
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
      <summary>{say.orOthers({ count: others.length })}</summary>
      <ul className="chips">
        {others.slice(0, namedAtMost).map(({ item, level }) => (
          <li key={item.id}>
            <ItemChip item={item} />
            <LevelMark level={level} />
          </li>
        ))}
        {others.length > namedAtMost && <li>{say.andMore({ count: others.length - namedAtMost })}</li>}
      </ul>
    </details>
  )
}
