import type { ReactNode } from 'react'
import type { ItemPage } from '#pages/data/item-pages.ts'
import { rankedItemPath, rankedTherePath, skillPath, tourPath } from '#pages/routes/routes.ts'
import { rarityNames } from '#wording/kinds.ts'
import type { Tier } from '#rankings/ranking.ts'
import * as say from '#wording/compare.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { NotRecorded } from '../../ui/components/facts.tsx'
import { TierMark } from '../../ui/items/tier-mark.tsx'
import { formatPoints } from '../../ui/wording/wording.ts'

/** A line of a comparison: what it says of an item. */
export interface Figure {
  readonly title: string
  readonly show: (page: ItemPage) => ReactNode
  /** More is better; null where it is not known. Left out where nothing is better than anything else. */
  readonly worthOf?: (page: ItemPage) => number | null
}

const reachTitles = { cup: say.topsInLastCup, tour: say.inLastTour, all: say.inWholeGame }

const reaches = (['cup', 'tour', 'all'] as const).map((reach): Figure => ({
  title: reachTitles[reach](),
  show: ({ today, knownTops }) =>
    today ? (
      <>
        {today.top[reach]}{' '}
        {today.middle[reach] > 0 && (
          <small>{say.middleShelves({ middle: today.middle[reach], isShort: knownTops ? 'yes' : 'no' })}</small>
        )}
      </>
    ) : (
      <NotRecorded />
    ),
  worthOf: ({ today }) => today && today.top[reach],
}))

/** What an item is worth. */
export const worthFigures: readonly Figure[] = [
  {
    title: say.lastRank(),
    show: ({ item, today, knownTops }) =>
      today ? <Rank {...today} path={rankedItemPath(item)} isShort={knownTops !== null} /> : <NotRecorded />,
    worthOf: ({ today }) => today && -today.rank,
  },
  {
    title: say.racePoints(),
    show: ({ today }) => (today ? formatPoints(today.score, true) : <NotRecorded />),
    worthOf: ({ today }) => today && today.score,
  },
  {
    title: say.worthHaving(),
    show: ({ item, worth, knownTops }) =>
      worth ? (
        <Rank {...worth} path={rankedTherePath(worth.ranking, item.id)} isShort={knownTops !== null} />
      ) : (
        <NotRecorded />
      ),
    worthOf: ({ worth }) => worth && -worth.rank,
  },
  ...reaches,
  {
    title: say.cupsOfYear(),
    show: ({ appearances, knownTops }) =>
      appearances ? say.cupCount({ cups: appearances.rankedCups, isShort: knownTops ? 'yes' : 'no' }) : <NotRecorded />,
    worthOf: ({ appearances }) => appearances && appearances.rankedCups,
  },
]

/** What an item is. */
export const factFigures: readonly Figure[] = [
  {
    title: say.skill(),
    show: ({ skill }) => (skill ? <a href={skillPath(skill.id)}>{skill.name}</a> : <NotRecorded />),
  },
  { title: say.rarity(), show: ({ item }) => rarityNames[item.rarity]() },
  {
    title: say.debut(),
    show: ({ debut }) => (debut ? <a href={tourPath(debut.id)}>{debut.name}</a> : <NotRecorded />),
  },
]

interface RankProps {
  /** To its row among all others. */
  readonly path: string
  readonly rank: number
  readonly of: number
  readonly tier: Tier | null
  /** Whether shelves of the item exist that are not known. */
  readonly isShort: boolean
}

function Rank({ path, rank, of, tier, isShort }: RankProps) {
  return (
    <>
      <a href={path}>
        {rich(say.rankOf({ rank, of, orBetter: isShort && rank > 1 ? 'yes' : 'no' }), {
          of: (inner) => <small>{inner}</small>,
        })}
      </a>{' '}
      <TierMark tier={tier} isAlone />
    </>
  )
}
