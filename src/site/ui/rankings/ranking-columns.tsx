import type { ReactNode } from 'react'
import type { ShelfLevel } from '#catalogue/entities.ts'
import type { RankingRow } from '#pages/data/ranking-views.ts'
import { itemPath, skillPath } from '#pages/routes/routes.ts'
import { formatKnownTops } from '#pages/source/item-wording.ts'
import { orBetter } from '#pages/source/wording.ts'
import { type PartWeights, partWeights, tierShares } from '#rankings/formula.ts'
import type { Column } from '../components/data-table.tsx'
import { ItemEmblem } from '../emblems/emblem.tsx'
import { MovementWords } from './movement-words.tsx'
import { movementClass } from './movement.ts'
import { measureScoreBar } from './score-bar.ts'
import { ShelfDots } from './shelf-dots.tsx'
import { LevelMark, ShelfMark } from '../items/shelf-mark.tsx'
import { TierMark } from '../items/tier-mark.tsx'
import { formatScore } from '../wording/wording.ts'

export type TableRow = RankingRow & {
  /** What the parts weigh in this score, if not what the formula says. */
  readonly weights?: PartWeights
  /** If `top` is that of level 1: the top shelves at the cap. */
  readonly topAtCap?: RankingRow['top']
}

/** What a ranking is about: its columns fit the question. */
export type TableSubject = 'day' | 'week' | 'tour' | 'course' | 'game'

/** Lowest item level at which it stands on all its top shelves on the courses named one by one; 1 without one. */
export function findLevelNeeded({ shelves }: RankingRow): ShelfLevel {
  return shelves.reduce<ShelfLevel>((highest, code) => (code && code > highest ? code : highest), 1)
}

export interface ColumnFrame {
  readonly of: TableSubject
  /** Of a day and a tour: how many courses the tour has; null where they are not on record. */
  readonly courseCount: number | null
  /** Of the whole game: rows say how often they come up. Not so of a week or tour that is ranked like it, without tiers. */
  readonly hasAppearances: boolean
  /** Weighed by the reader: each row says how far it moved by that. */
  readonly isWeighed: boolean
}

export function listRankingColumns({ of, courseCount, hasAppearances, isWeighed }: ColumnFrame): Column<TableRow>[] {
  switch (of) {
    case 'day':
      return [rank, name, tier, score, cupDots, countTourTops(courseCount), gameTops, isWeighed ? shift : movement]
    case 'week':
      return [rank, name, score, courseDots, level, skill, ...(isWeighed ? [shift] : [])]
    case 'tour':
      return [rank, name, score, countHere(courseCount), ...(isWeighed ? [shift] : [])]
    case 'course':
      return [rank, name, shelf, skill, gameRank]
    case 'game':
      return [
        rank,
        name,
        ...(hasAppearances ? [tier] : []),
        score,
        gameTops,
        ...(hasAppearances ? [roundCups, roundTours] : []),
        ...(isWeighed ? [shift] : []),
      ]
  }
}

const rank: Column<TableRow> = {
  id: 'rank',
  title: '#',
  hint: 'Rank',
  numeric: true,
  sortValue: (row) => row.rank,
  cell: (row, { isOpen, toggle }) => (
    <td className="rank">
      {row.rank}
      {row.knownTops && <small>{orBetter(row.rank, true)}</small>}
      <button
        type="button"
        className="why"
        aria-label={`Why ${row.item.name}`}
        aria-expanded={isOpen}
        onClick={toggle}
      />
    </td>
  ),
}

const name: Column<TableRow> = {
  id: 'name',
  title: 'Name',
  sortValue: (row) => row.item.name,
  cell: (row) => (
    <th scope="row">
      <a className={`chip marked ${row.item.rarity}`} href={itemPath(row.item)}>
        <ItemEmblem item={row.item} />
        <span>{row.item.name}</span>
        {row.isNew && <em className="new">New</em>}
      </a>
      {row.knownTops && <small className="known-tops">{formatKnownTops(row.knownTops)}</small>}
    </th>
  ),
}

const tier: Column<TableRow> = {
  id: 'tier',
  title: 'Tier',
  hint: `By fixed cuts of the score: over 2022 and 2023 about ${tierShares.S}% of the items reached S, ${tierShares.A}% A`,
  cell: (row) => (
    <td className="tier-cell">
      <TierMark tier={row.tier} />
    </td>
  ),
}

const score: Column<TableRow> = {
  id: 'score',
  title: 'Score',
  hint: 'Shelves, points and, for drivers, the special skill; 100 at best',
  sortValue: (row) => row.score,
  descendingFirst: true,
  cell: (row) => (
    <td className="score" style={measureScoreBar(row.parts, row.weights ?? partWeights[row.item.kind])}>
      {formatScore(row.score)}
    </td>
  ),
}

/** @param cell says more than the dots do */
function makeDots(hint: string, cell: (row: TableRow) => ReactNode = () => null): Column<TableRow> {
  return {
    id: 'cup',
    title: 'Cup',
    hint,
    sortValue: ({ shelves }) =>
      shelves.reduce<number>((sum, code) => sum + (code === null ? 0 : code === 0 ? 1 : 9), 0),
    descendingFirst: true,
    cell: (row) => (
      <td className="cup">
        {row.shelves.length > 0 ? <ShelfDots shelves={row.shelves} /> : '–'}
        {cell(row)}
      </td>
    ),
  }
}

const cupDots = makeDots(
  'Its shelf on each course of the ranked cup, and the item level that its top shelves there need',
  (row) => <LevelMark level={findLevelNeeded(row)} />,
)
const courseDots = makeDots('Its shelf on each course of the ranked cup, in their order')

function countTourTops(courseCount: number | null): Column<TableRow> {
  return {
    id: 'tour',
    title: 'Tour',
    hint: 'Top shelves on the courses of the tour',
    sortValue: (row) => row.top.tour,
    numeric: true,
    descendingFirst: true,
    cell: (row) => (
      <td className="count tour">
        {courseCount === null ? (
          '–'
        ) : (
          <>
            {row.top.tour}
            <small>{` of ${courseCount}`}</small>
          </>
        )}
      </td>
    ),
  }
}

function countHere(courseCount: number | null): Column<TableRow> {
  return {
    id: 'here',
    title: 'Top shelves',
    hint: 'On the courses of the tour; middle shelves in brackets',
    sortValue: ({ here }) => (here ? here[0] * 1000 + here[1] : null),
    numeric: true,
    descendingFirst: true,
    cell: ({ here }) => (
      <td className="count here">
        {here ? (
          <>
            {here[0]} of {courseCount}
            <small> +{here[1]} middle</small>
          </>
        ) : (
          '–'
        )}
      </td>
    ),
  }
}

const gameTops: Column<TableRow> = {
  id: 'all',
  title: 'Game',
  hint: 'Top shelves in the whole game',
  sortValue: (row) => row.top.all,
  numeric: true,
  descendingFirst: true,
  cell: (row) => <td className="count all">{row.top.all}</td>,
}

const roundCups: Column<TableRow> = {
  id: 'cups',
  title: 'Cups',
  hint: 'Ranked cups, in a year of tours, with a course where it is on the top shelf',
  sortValue: ({ appearances }) => appearances?.rankedCups ?? null,
  numeric: true,
  descendingFirst: true,
  cell: ({ appearances }) => <td className="count round-cups">{appearances?.rankedCups ?? '–'}</td>,
}

const roundTours: Column<TableRow> = {
  id: 'tours',
  title: 'Tours',
  hint: 'Tours, of a year, with a course where it is on the top shelf',
  sortValue: ({ appearances }) => appearances?.tours ?? null,
  numeric: true,
  descendingFirst: true,
  cell: ({ appearances }) => <td className="count round-tours">{appearances?.tours ?? '–'}</td>,
}

const level: Column<TableRow> = {
  id: 'level',
  title: 'Level',
  hint: 'The item level that its top shelves require',
  sortValue: findLevelNeeded,
  numeric: true,
  cell: (row) => <td className="count level-needed">{findLevelNeeded(row)}</td>,
}

const skill: Column<TableRow> = {
  id: 'skill',
  title: 'Skill',
  hint: 'Its special skill and, for drivers, how strong we judge it to be, out of 10',
  sortValue: ({ skill: own }) => own?.strength ?? null,
  descendingFirst: true,
  cell: ({ skill: own, item }) => (
    <td className="skill-cell">
      {own ? <a href={skillPath(own.id)}>{own.name}</a> : <small>Not on record</small>}
      {own && item.kind === 'driver' && <small> {own.strength === null ? 'not judged' : `${own.strength}/10`}</small>}
    </td>
  ),
}

const gameRank: Column<TableRow> = {
  id: 'game-rank',
  title: 'In the game',
  hint: 'Its rank in the whole game: what is worth having',
  sortValue: (row) => row.gameRank ?? null,
  numeric: true,
  cell: (row) => (
    <td className="count game-rank">
      <small>#{row.gameRank}</small>
    </td>
  ),
}

const movement: Column<TableRow> = {
  id: 'movement',
  title: 'Move',
  hint: 'Ranks gained or lost since the ranking last changed',
  sortValue: (row) => row.movement,
  numeric: true,
  descendingFirst: true,
  cell: (row) => (
    <td className={`move ${movementClass(row.movement)}`}>
      <MovementWords movement={row.movement} />
    </td>
  ),
}

/** Against the formula's own order, where a reader has weighed the parts. */
const shift: Column<TableRow> = { ...movement, hint: 'Ranks gained or lost against the formula’s own weights' }

const shelf: Column<TableRow> = {
  id: 'shelf',
  title: 'Shelf',
  hint: 'And the item level that it requires',
  sortValue: ({ shelves: [code] }) => (code ? -code : code === 0 ? -9 : null),
  descendingFirst: true,
  cell: ({ shelves: [code] }) => (
    <td className="shelf-cell">
      {typeof code === 'number' && <ShelfMark shelf={code === 0 ? 'middle' : 'top'} />}{' '}
      {code ? <LevelMark level={code} /> : null}
    </td>
  ),
}
