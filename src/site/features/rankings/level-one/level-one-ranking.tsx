import { type ComponentProps, useMemo } from 'react'
import * as say from '#wording/ranking-reasons.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import { expandRow } from '#pages/data/compact-row.ts'
import type { CompactRow, RankingRow, RestEntry } from '#pages/data/ranking-views.ts'
import { type FollowingItem, RankingAndRest } from '../../../ui/rankings/ranking-and-rest.tsx'
import type { TableRow } from '../../../ui/rankings/ranking-columns.tsx'
import type { RankingMoment } from '../reasons/ranking-moment.ts'
import { RowReasons } from '../reasons/row-reasons.tsx'

export interface LevelOneRankingProps extends Pick<
  ComponentProps<typeof RankingAndRest>,
  'between' | 'isListed' | 'asked'
> {
  readonly caption: string
  readonly ranking: PagedRanking
  readonly moment: RankingMoment
}

/** The ranking if every item stood at level 1, from nothing but the page's own data. */
export function LevelOneRanking({ caption, ranking, moment, ...others }: LevelOneRankingProps) {
  const { rows, rest } = useMemo(() => rankAtLevelOne(ranking), [ranking])
  // The day's changes are about other ranks than these.
  const unmoved: RankingMoment = { ...moment, isAtLevelOne: true, change: null }
  return (
    <RankingAndRest
      caption={say.levelOneCaption({ caption })}
      itemKind={ranking.itemKind}
      rows={rows}
      rest={rest}
      {...unmoved}
      best={rows[0]?.score ?? 0}
      plain={moment.plain.levelOne}
      renderReasons={(row) => <RowReasons row={row} moment={unmoved} />}
      {...others}
    />
  )
}

/** A ranking, as far as the data of its page has it. */
export interface PagedRanking {
  readonly itemKind: ItemKind
  readonly rows: readonly RankingRow[]
  readonly contenders: readonly CompactRow[]
  /** Of a day only rows and contenders are in the page data. */
  readonly rest?: readonly RestEntry[]
}

interface RankingAtLevelOne {
  /** As many of the best as there were; they have moved against the ranking at the cap. */
  readonly rows: readonly TableRow[]
  /** Who follows, in order; empty on pages that do not know them all. */
  readonly rest: readonly FollowingItem[]
}

/** The ranking if every item stood at level 1; ties keep the order of their ranks. */
export function rankAtLevelOne({ itemKind, rows, contenders, rest = [] }: PagedRanking): RankingAtLevelOne {
  const known = [...rows, ...contenders.map((contender) => expandRow(contender, itemKind))]
  const inOrder = known.toSorted((a, b) => b.levelOne[0] - a.levelOne[0] || a.rank - b.rank)
  const shown = inOrder.slice(0, rows.length)
  const shownIds = new Set(shown.map(({ item }) => item.id))
  const fallen = rows.map(({ item, levelOne, knownTops }, index) => ({
    id: item.id,
    name: item.name,
    score: levelOne[0],
    rank: index + 1,
    ...(knownTops && { isShort: true as const }),
  }))
  const others = rest.map(({ id, name, scoreAtLevelOne, isShort }, index) => ({
    id,
    name,
    score: scoreAtLevelOne,
    rank: rows.length + index + 1,
    ...(isShort && { isShort }),
  }))
  return {
    rows: shown.map((row, index) => ({ ...seeAtLevelOne(row), rank: index + 1, movement: row.rank - index - 1 })),
    rest:
      rest.length === 0
        ? []
        : [...fallen, ...others]
            .filter(({ id }) => !shownIds.has(id))
            .toSorted((a, b) => b.score - a.score || a.rank - b.rank)
            .map(({ rank: _rank, ...following }) => following),
  }
}

function seeAtLevelOne(row: RankingRow): TableRow {
  const [score, cup, tour, all] = row.levelOne
  const { here } = row
  return {
    ...row,
    score,
    tier: null,
    top: { cup, tour, all },
    topAtCap: row.top,
    // A promotion begins on the middle shelf; what a cup lifts stands higher at any level.
    shelves: row.shelves.map((code) => (typeof code === 'number' && code > 1 ? 0 : code)),
    ...(here && { here: [here[2], here[0] + here[1] - here[2], here[2]] }),
  }
}
