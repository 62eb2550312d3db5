import { rich } from '../../../ui/wording/rich.tsx'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import type { SetMember, SmallestSet } from '#rankings/planner/set-question.ts'
import * as say from '#wording/planner.ts'
import { CourseChips } from '../../../ui/tours/course-chip.tsx'
import { ItemEmblem } from '../../../ui/emblems/emblem.tsx'
import { ItemChip } from '../../../ui/items/item-chip.tsx'
import { RarityMark } from '../../../ui/items/rarity-mark.tsx'
import { kindPlurals } from '../../../ui/wording/wording.ts'
import { CompleteCoverage } from '../parts/complete-coverage.tsx'
import './set-list.css'

interface SetListProps {
  readonly set: SmallestSet
  /** On top of what the reader owns. */
  readonly isOnTop: boolean
  readonly game: PlannerGame
  readonly isSearching: boolean
}

/** The smallest set of one kind, biggest contribution first. */
export function SetList({ set, isOnTop, game, isSearching }: SetListProps) {
  const { kind, members, variantCount } = set
  return (
    <section className="card set-list" aria-label={kindPlurals[kind]}>
      <h2>{kindPlurals[kind]}</h2>
      {variantCount === 0 ? (
        <CompleteCoverage title={say.nothingToAdd()} />
      ) : (
        <>
          <p aria-live="polite">
            {rich(
              isOnTop
                ? say.setCloses({ items: members.length, gaps: variantCount })
                : say.setCovers({ items: members.length, variants: variantCount }),
              { b: (text) => <b>{text}</b> },
            )}{' '}
            <span className="proof">{describeProof(set, isSearching)}</span>
          </p>
          <ol>
            {members.map((member) => (
              <SetLine key={member.item.id} member={member} game={game} />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function SetLine({ member: { item, from, to, adds }, game }: { member: SetMember; game: PlannerGame }) {
  return (
    <li>
      <details>
        <summary>
          <span className="adds">+{adds.length}</span>
          <ItemEmblem item={item} />
          <b>{item.name}</b>
          <RarityMark rarity={item.rarity} />
          <LevelChange from={from} to={to} />
        </summary>
        <p className="set-item">{rich(say.itemCovers(), { item: <ItemChip item={item} /> })}</p>
        <CourseChips variants={adds.map((index) => game.variants[index]!)} />
      </details>
    </li>
  )
}

function LevelChange({ from, to }: Pick<SetMember, 'from' | 'to'>) {
  if (to === 1) return null
  return <span className="level">{from > 0 ? say.levelChange({ from, to }) : say.levelReached({ level: to })}</span>
}

/** Whether a smaller set may exist. */
function describeProof({ members, lowerBound }: SmallestSet, isSearching: boolean): string {
  if (members.length === lowerBound) return say.setProven()
  if (isSearching) return say.setSearching()
  return say.setBound({ count: lowerBound })
}
