import type { ItemKind } from '#catalogue/entities.ts'
import type { RestEntry } from '#pages/data/ranking-views.ts'
import { itemPath } from '#pages/routes/routes.ts'
import { orBetter } from '#wording/counts.ts'
import * as say from '#wording/rows.ts'
import { Section } from '../components/section.tsx'
import { formatPoints } from '../wording/wording.ts'

export type FollowingItem = Pick<RestEntry, 'id' | 'name' | 'score' | 'isShort'>

interface RestOfRankingProps {
  readonly itemKind: ItemKind
  /** Of the first of the rest. */
  readonly firstRank: number
  readonly rest: readonly FollowingItem[]
  readonly isEstimated: boolean
  /** Whether an item is asked for, by its id; without it, all are. */
  readonly lets?: (id: string) => boolean
  /** The id of the item that the reader came for. */
  readonly asked?: string | null
}

/** What follows the table: names and scores alone, so that a ranking of hundreds can be complete and stay light. */
export function RestOfRanking({
  itemKind,
  firstRank,
  rest,
  isEstimated,
  lets = () => true,
  asked,
}: RestOfRankingProps) {
  const listed = rest.map((entry, index) => ({ ...entry, rank: firstRank + index })).filter(({ id }) => lets(id))
  if (!listed[0]) return null
  return (
    <Section id="rest" title={say.fromRank({ rank: listed[0].rank })}>
      <ol className="rest-of-ranking" start={listed[0].rank}>
        {listed.map(({ id, name, score, isShort, rank }, index) => (
          <li
            key={id}
            value={index > 0 && rank !== listed[index - 1]!.rank + 1 ? rank : undefined}
            aria-current={id === asked || undefined}
          >
            <a href={itemPath({ kind: itemKind, id })}>{name}</a>{' '}
            <small>
              {formatPoints(score, isEstimated)}
              {isShort && orBetter()}
            </small>
          </li>
        ))}
      </ol>
    </Section>
  )
}
