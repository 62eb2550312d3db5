import { type ComponentProps, type ReactNode, useMemo } from 'react'
import type { ItemKind } from '#catalogue/entities.ts'
import type { RestEntry } from '#pages/data/ranking-views.ts'
import { itemPath } from '#pages/routes/routes.ts'
import { orBetter } from '#wording/counts.ts'
import * as say from '#wording/rows.ts'
import { Section } from '../components/section.tsx'
import { formatPoints } from '../wording/wording.ts'
import { RankingTable } from './ranking-table.tsx'
import './ranking-and-rest.css'

export type FollowingItem = Pick<RestEntry, 'id' | 'name' | 'score' | 'isShort'>

interface RankingAndRestProps extends ComponentProps<typeof RankingTable> {
  readonly itemKind: ItemKind
  /** Who follows the rows; empty where the page does not know them all. */
  readonly rest: readonly FollowingItem[]
  /** Stands after the table and before those who follow. */
  readonly between?: ReactNode
  /** Whether the reader's filters leave an item, by its id, in the ranking. */
  readonly isListed?: (id: string) => boolean
  /** The id of the item that the reader came for. */
  readonly asked?: string | null
}

const listAll = () => true

/** A table of the best and a list of all others: as far as the reader asks for them. */
export function RankingAndRest(props: RankingAndRestProps) {
  const { itemKind, rows, rest, between, isListed = listAll, asked = null, ...table } = props
  const shown = useMemo(
    () => rows.filter(({ item }) => isListed(item.id)).map((row) => ({ ...row, isAsked: row.item.id === asked })),
    [rows, isListed, asked],
  )
  return (
    <>
      <RankingTable {...table} rows={shown} />
      {between}
      {rest.length > 0 && (
        <RestOfRanking
          itemKind={itemKind}
          firstRank={rows.length + 1}
          rest={rest}
          isEstimated={table.isEstimated}
          isListed={isListed}
          asked={asked}
        />
      )}
    </>
  )
}

interface RestOfRankingProps extends Pick<RankingAndRestProps, 'itemKind' | 'rest' | 'isListed' | 'asked'> {
  /** Of the first of the rest. */
  readonly firstRank: number
  readonly isEstimated: boolean
}

/** What follows the table: names and scores alone, so that a ranking of hundreds can be complete and stay light. */
export function RestOfRanking({
  itemKind,
  firstRank,
  rest,
  isEstimated,
  isListed = listAll,
  asked,
}: RestOfRankingProps) {
  const listed = rest.map((entry, index) => ({ ...entry, rank: firstRank + index })).filter(({ id }) => isListed(id))
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
