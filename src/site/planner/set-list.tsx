import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import type { SetMember, SmallestSet } from '#rankings/planner/set-question.ts'
import { CourseChips } from '../components/course-chip.tsx'
import { ItemChip } from '../components/item-chip.tsx'
import { formatCount, kindPlurals } from '../components/wording.ts'
import { CompleteCoverage } from './complete-coverage.tsx'
import { describeProof } from './describe-proof.ts'

interface SetListProps {
  readonly set: SmallestSet
  /** Of what the reader owns. */
  readonly isOnTop: boolean
  readonly game: PlannerGame
  readonly isSearching: boolean
}

/** The smallest set of one kind, who adds most first. */
export function SetList({ set, isOnTop, game, isSearching }: SetListProps) {
  const { kind, members, variantCount } = set
  return (
    <section className="card set-list" aria-label={kindPlurals[kind]}>
      <h3>{kindPlurals[kind]}</h3>
      {variantCount === 0 ? (
        <CompleteCoverage title="Nothing to add" />
      ) : (
        <>
          <p aria-live="polite">
            <b>{formatCount(members.length, 'item')}</b> {isOnTop ? 'more reach' : 'reach'} all{' '}
            {formatCount(variantCount, isOnTop ? 'gap' : 'course variant')}.{' '}
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
          <ItemName from={from} to={to} name={item.name} />
        </summary>
        <ItemChip item={item} />
        <CourseChips variants={adds.map((place) => game.variants[place]!)} />
      </details>
    </li>
  )
}

function ItemName({ from, to, name }: { from: number; to: number; name: string }) {
  return (
    <>
      <b>{name}</b>{' '}
      {from > 0 ? (
        <span className="level">
          Lv {from} → {to}
        </span>
      ) : (
        to > 1 && <span className="level">Lv {to}</span>
      )}
    </>
  )
}
