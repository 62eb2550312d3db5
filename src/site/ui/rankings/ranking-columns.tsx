import type { ReactNode } from 'react'
import type { ShelfLevel } from '#catalogue/entities.ts'
import type { RankingRow } from '#pages/data/ranking-views.ts'
import { itemPath, rankedTherePath, skillPath } from '#pages/routes/routes.ts'
import { knownTops as formatKnownTops } from '#wording/kinds.ts'
import { orBetter } from '#wording/counts.ts'
import { tierShares } from '#rankings/formula.ts'
import { levelOfCode, shelfOfCode } from '#pages/data/shelf-views.ts'
import * as say from '#wording/rows.ts'
import { rich } from '../wording/rich.tsx'
import type { Column } from '../components/data-table.tsx'
import { ItemEmblem } from '../emblems/emblem.tsx'
import { MovementWords, movementClass } from './movement-words.tsx'
import { ShelfDots } from './shelf-dots.tsx'
import { LevelMark, ShelfMark } from '../items/shelf-mark.tsx'
import { TierMark } from '../items/tier-mark.tsx'
import { formatPoints } from '../wording/wording.ts'

export type TableRow = RankingRow & {
  /** If `top` is that of level 1: the top shelves at the cap. */
  readonly topAtCap?: RankingRow['top']
  /** The one that the reader came for. */
  readonly isAsked?: boolean
}

/** In a complete list. */
export type ListedRow = Pick<TableRow, 'rank' | 'item' | 'score' | 'tier' | 'isNew' | 'knownTops' | 'isAsked'>

/** What a ranking is about: its columns fit the question. */
export type TableSubject = 'day' | 'week' | 'tour' | 'course' | 'game'

/** Lowest item level at which it stands on all its top shelves on the courses named one by one; 1 without one. */
export function findLevelNeeded({ shelves }: RankingRow): ShelfLevel {
  return shelves.map(levelOfCode).reduce<ShelfLevel>((highest, level) => (level > highest ? level : highest), 1)
}

export interface ColumnFrame {
  readonly of: TableSubject
  /** Of a day and a tour: how many courses the tour has; null where they are not on record. */
  readonly courseCount: number | null
  /** Of the whole game: rows say how often they come up. Not so of a week or tour that is ranked like it, without tiers. */
  readonly hasAppearances: boolean
  /** Of a course: the ranking of the whole game, by its hash, in which rows have a rank, too. */
  readonly game?: string | undefined
  /** Every item at level 1: each row says how far it moved by that. */
  readonly isAtLevelOne: boolean
  /** Some of the courses have no counted actions. */
  readonly isEstimated: boolean
  /** The scores of the plain item and of the best, between which a row's bar is drawn. */
  readonly plain: number
  readonly best: number
}

export function listRankingColumns(frame: ColumnFrame): Column<TableRow>[] {
  const { of, courseCount, hasAppearances, isAtLevelOne } = frame
  const points = showPoints(frame)
  switch (of) {
    case 'day':
      return [rank, name, tier, points, cupDots, countTourTops(courseCount), gameTops, isAtLevelOne ? shift : movement]
    case 'week':
      return [rank, name, points, courseDots, level, skill, ...(isAtLevelOne ? [shift] : [])]
    case 'tour':
      return [rank, name, points, countHere(courseCount), ...(isAtLevelOne ? [shift] : [])]
    case 'course':
      return [rank, name, points, shelf, skill, linkGameRank(frame.game)]
    case 'game':
      return [
        rank,
        name,
        ...(hasAppearances ? [tier] : []),
        points,
        gameTops,
        ...(hasAppearances ? [roundCups, roundTours] : []),
        ...(isAtLevelOne ? [shift] : []),
      ]
  }
}

/** Of a day's complete ranking: what a row says while it is shut. */
export function listOverviewColumns(frame: Pick<ColumnFrame, 'plain' | 'best'>): Column<ListedRow>[] {
  return [rank, name, tier, showPoints({ ...frame, of: 'day', isEstimated: true })]
}

const rank: Column<ListedRow> = {
  id: 'rank',
  title: '#',
  hint: say.rank(),
  numeric: true,
  sortValue: (row) => row.rank,
  cell: (row, { isOpen, toggle }) => (
    <td className="rank">
      {row.rank}
      {row.knownTops && row.rank > 1 && <small>{orBetter()}</small>}
      <button
        type="button"
        className="why"
        aria-label={say.why({ name: row.item.name })}
        aria-expanded={isOpen}
        onClick={toggle}
      />
    </td>
  ),
}

const name: Column<ListedRow> = {
  id: 'name',
  title: say.name(),
  sortValue: (row) => row.item.name,
  cell: (row) => (
    <th scope="row" aria-current={row.isAsked || undefined}>
      <a className={`chip marked ${row.item.rarity}`} href={itemPath(row.item)}>
        <ItemEmblem item={row.item} />
        <span>{row.item.name}</span>
        {row.isNew && <em className="new">{say.newItem()}</em>}
      </a>
      {row.knownTops && <small className="known-tops">{formatKnownTops(row.knownTops)}</small>}
    </th>
  ),
}

const tier: Column<ListedRow> = {
  id: 'tier',
  title: say.tier(),
  hint: say.tierHint({ s: tierShares.S, a: tierShares.A }),
  cell: (row) => (
    <td className="tier-cell">
      <TierMark tier={row.tier} />
    </td>
  ),
}

type PointsFrame = Pick<ColumnFrame, 'of' | 'isEstimated' | 'plain' | 'best'>

function showPoints({ of, isEstimated, plain, best }: PointsFrame): Column<ListedRow> {
  return {
    id: 'score',
    title: say.points(),
    hint: of === 'game' ? say.worthHint() : say.pointsHint(),
    sortValue: (row) => row.score,
    descendingFirst: true,
    cell: (row) => (
      <td className="score" style={measureScoreBar(row.score, plain, best)}>
        {formatPoints(row.score, isEstimated)}
      </td>
    ),
  }
}

/**
 * How much of what the best brings beyond the plain item. A custom property for score-bar.css, so that a bar needs no
 * element of its own.
 */
export function measureScoreBar(score: number, plain: number, best: number): { readonly '--share': string } {
  const share = best > plain ? (score - plain) / (best - plain) : 1
  return { '--share': `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` }
}

/** @param cell says more than the dots do */
function makeDots(hint: string, cell: (row: TableRow) => ReactNode = () => null): Column<TableRow> {
  return {
    id: 'cup',
    title: say.cup(),
    hint,
    sortValue: ({ shelves }) =>
      shelves.reduce<number>((sum, code) => sum + { top: 9, middle: 1, none: 0 }[shelfOfCode(code) ?? 'none'], 0),
    descendingFirst: true,
    cell: (row) => (
      <td className="cup" data-name={say.cup()}>
        {row.shelves.length > 0 ? <ShelfDots shelves={row.shelves} /> : '–'}
        {cell(row)}
      </td>
    ),
  }
}

const cupDots = makeDots(say.cupShelvesHint(), (row) => <LevelMark level={findLevelNeeded(row)} />)
const courseDots = makeDots(say.courseShelvesHint())

function countTourTops(courseCount: number | null): Column<TableRow> {
  return {
    id: 'tour',
    title: say.tour(),
    hint: say.tourHint(),
    sortValue: (row) => row.top.tour,
    numeric: true,
    descendingFirst: true,
    cell: (row) => (
      <td className="count tour" data-name={say.tour()}>
        {courseCount === null
          ? '–'
          : rich(say.countOf({ count: row.top.tour, of: courseCount }), { small: (of) => <small>{of}</small> })}
      </td>
    ),
  }
}

function countHere(courseCount: number | null): Column<TableRow> {
  return {
    id: 'here',
    title: say.topShelves(),
    hint: say.topShelvesHint(),
    sortValue: ({ here }) => (here ? here[0] * 1000 + here[1] : null),
    numeric: true,
    descendingFirst: true,
    cell: ({ here }) => (
      <td className="count here" data-name={say.topHere()}>
        {here
          ? rich(say.topAndMiddle({ top: here[0], of: courseCount ?? '–', middle: here[1] }), {
              small: (middle) => <small>{middle}</small>,
            })
          : '–'}
      </td>
    ),
  }
}

const gameTops: Column<TableRow> = {
  id: 'all',
  title: say.game(),
  hint: say.gameHint(),
  sortValue: (row) => row.top.all,
  numeric: true,
  descendingFirst: true,
  cell: (row) => (
    <td className="count all" data-name={say.game()}>
      {row.top.all}
    </td>
  ),
}

const roundCups: Column<TableRow> = {
  id: 'cups',
  title: say.cups(),
  hint: say.cupsHint(),
  sortValue: ({ appearances }) => appearances?.rankedCups ?? null,
  numeric: true,
  descendingFirst: true,
  cell: ({ appearances }) => (
    <td className="count round-cups" data-name={say.cups()}>
      {appearances?.rankedCups ?? '–'}
    </td>
  ),
}

const roundTours: Column<TableRow> = {
  id: 'tours',
  title: say.tours(),
  hint: say.toursHint(),
  sortValue: ({ appearances }) => appearances?.tours ?? null,
  numeric: true,
  descendingFirst: true,
  cell: ({ appearances }) => (
    <td className="count round-tours" data-name={say.tours()}>
      {appearances?.tours ?? '–'}
    </td>
  ),
}

const level: Column<TableRow> = {
  id: 'level',
  title: say.level(),
  hint: say.levelHint(),
  sortValue: findLevelNeeded,
  numeric: true,
  cell: (row) => (
    <td className="count level-needed" data-name={say.level()}>
      {findLevelNeeded(row)}
    </td>
  ),
}

const skill: Column<TableRow> = {
  id: 'skill',
  title: say.skill(),
  hint: say.skillHint(),
  sortValue: ({ skill: own }) => own?.name ?? null,
  cell: ({ skill: own }) => (
    <td className="skill-cell">
      {own ? <a href={skillPath(own.id)}>{own.name}</a> : <small>{say.notOnRecord()}</small>}
    </td>
  ),
}

function linkGameRank(game: string | undefined): Column<TableRow> {
  return {
    id: 'game-rank',
    title: say.inTheGame(),
    hint: say.gameRankHint(),
    sortValue: (row) => row.gameRank ?? null,
    numeric: true,
    cell: (row) => (
      <td className="count game-rank" data-name={say.game()}>
        <a href={game && rankedTherePath(game, row.item.id)}>#{row.gameRank}</a>
      </td>
    ),
  }
}

const movement: Column<TableRow> = {
  id: 'movement',
  title: say.move(),
  hint: say.moveHint(),
  sortValue: (row) => row.movement,
  numeric: true,
  descendingFirst: true,
  cell: (row) => (
    <td className={`move ${movementClass(row.movement)}`}>
      <MovementWords movement={row.movement} />
    </td>
  ),
}

/** Against the order at the cap. */
const shift: Column<TableRow> = { ...movement, hint: say.levelOneMoveHint() }

const shelf: Column<TableRow> = {
  id: 'shelf',
  title: say.shelf(),
  hint: say.shelfHint(),
  sortValue: ({ shelves: [code = null] }) =>
    shelfOfCode(code) === 'top' ? -levelOfCode(code) : code === 0 ? -9 : null,
  descendingFirst: true,
  cell: ({ shelves: [code = null] }) => (
    <td className="shelf-cell">
      {typeof code === 'number' && <ShelfMark shelf={code === 0 ? 'middle' : 'top'} />}{' '}
      {shelfOfCode(code) === 'top' && <LevelMark level={levelOfCode(code)} />}
    </td>
  ),
}
