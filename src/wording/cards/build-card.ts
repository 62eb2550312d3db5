import { itemKinds } from '#catalogue/entities.ts'
import type { Card } from '#pages/cards/card.ts'
import { cardFile, cardPath } from '#pages/cards/card-path.ts'
import type { EmblemSubject } from '#pages/cards/emblem-path.ts'
import type { ItemRef, SkillRef } from '#pages/data/refs.ts'
import { expandRow } from '#pages/data/compact-row.ts'
import type { ItemListPage, ItemPage } from '#pages/data/item-pages.ts'
import type { PageData } from '#pages/data/page-data.ts'
import type { RankingDayPage } from '#pages/data/ranking-pages.ts'
import { siteConfig } from '#pages/config/site-config.ts'
import { rarityNames } from '../kinds.ts'
import { readTitle } from '../titles.ts'
import { formatLongDay } from '../days.ts'
import { formatCount, orBetter } from '../counts.ts'

/** Emblems on the card of an area. */
const shownEmblems = 3

type Content = Omit<Card, 'path'>

/**
 * The content of a page's own card; null for a page that shares another card.
 * @param leaders the best of each kind in the last ranking, for pages about all rankings
 */
export function buildCard(page: PageData, leaders: readonly ItemRef[]): Card | null {
  const path = cardPath(page)
  return path === cardFile(page.path) ? { path, ...describeCard(page, leaders) } : null
}

function describeCard(page: PageData, leaders: readonly ItemRef[]): Content {
  const plain: Content = {
    kicker: 'Mario Kart Tour',
    title: readTitle(page) ?? siteConfig.siteName,
    fact: '',
    ranked: null,
    emblems: [],
  }
  switch (page.kind) {
    case 'driver':
    case 'kart':
    case 'glider':
      return describeItem(page)
    case 'driver-list':
    case 'kart-list':
    case 'glider-list':
      return { ...plain, fact: `All ${page.items.length}, with their last ranks`, emblems: pickLeaders(page) }
    case 'home':
      return {
        ...plain,
        kicker: 'Mario Kart Tour companion',
        fact: 'Seven years, day by day',
        emblems: leaders.map(showItem),
      }
    case 'ranking-calendar':
      return { ...plain, fact: 'The best drivers, karts and gliders\nof each day', emblems: leaders.map(showItem) }
    case 'ranking-list':
      return {
        ...plain,
        title: 'Rankings',
        fact: 'By course, tour and ranked week',
        emblems: leaders.map(showItem),
      }
    case 'ranking-day':
      return describeDay(page)
    case 'planner':
      return {
        ...plain,
        fact: 'What your items cover,\nand what to get or level up first',
        emblems: itemKinds.flatMap((kind) => page.starters[kind].slice(0, 1).map(({ item }) => showItem(item))),
      }
    case 'records':
      return {
        ...plain,
        fact: 'Seven years of rankings, day by day',
        emblems: itemKinds.flatMap((kind) => page.reigns[kind].items.slice(0, 1).map(showItem)),
      }
    case 'skill-list':
      return {
        ...plain,
        fact: formatCount(page.skills.length, 'skill'),
        emblems: page.skills.slice(0, shownEmblems).map((skill) => showSkill(skill)),
      }
    case 'course-list':
      return {
        ...plain,
        fact: formatCount(page.courses.length, 'course'),
        emblems: page.courses.slice(0, shownEmblems).map(({ id }) => ({ of: 'course', id })),
      }
    case 'tour-list':
      return {
        ...plain,
        fact: 'Dates, cups and ranked weeks',
        emblems: page.tours.slice(-shownEmblems).map(({ id }) => ({ of: 'tour', id })),
      }
    case 'badge-list':
      return { ...plain, emblems: page.badges.slice(0, shownEmblems).map(({ id }) => ({ of: 'badge', id })) }
    case 'skill':
      return {
        ...plain,
        kicker: page.skill.kind === 'driver' ? 'Special skill' : `Skill of ${page.skill.kind}s`,
        title: page.skill.name,
        fact: formatCount(page.items.length, page.skill.kind),
        emblems: [showSkill(page.skill)],
      }
    case 'course':
      return {
        ...plain,
        kicker: 'Course',
        title: page.course.fullName,
        fact: formatCount(page.variants.length, 'variant'),
        emblems: [{ of: 'course', id: page.course.id }],
      }
    case 'tour':
      return {
        ...plain,
        kicker: `Tour ${page.tour.number}`,
        title: page.tour.name,
        fact: `${formatLongDay(page.tour.start)} to ${formatLongDay(page.tour.end)}`,
        emblems: [{ of: 'tour', id: page.tour.id }],
      }
    case 'badge':
      return { ...plain, kicker: 'Badges', title: page.badge.name, emblems: [{ of: 'badge', id: page.badge.id }] }
    case 'guide':
      return { ...plain, kicker: 'Tips and tricks', fact: `${page.readingMinutes}-minute read` }
    default:
      return plain
  }
}

function describeItem({ item, skill, today, knownTops }: ItemPage): Content {
  const isShort = today !== null && knownTops !== null
  return {
    kicker: `${rarityNames[item.rarity]()} ${item.kind}`,
    title: item.name,
    // In words: a big number would be read as its rank.
    fact: isShort
      ? `#${today.rank}${orBetter(today.rank, true)} of ${formatCount(today.of, item.kind)}`
      : (skill?.name ?? ''),
    ranked: today && !isShort ? { rank: today.rank, of: today.of, tier: today.tier } : null,
    emblems: [showItem(item)],
  }
}

function describeDay({ date, kinds }: RankingDayPage): Content {
  const best = kinds.flatMap(({ itemKind, rows }) => rows.slice(0, 1).map((row) => expandRow(row, itemKind).item))
  return {
    // Of the days that share the card, it names the first.
    kicker: 'The best from',
    title: formatLongDay(date),
    fact: best.map(({ name }) => name).join('\n'),
    ranked: null,
    emblems: best.map(showItem),
  }
}

function showItem({ kind, id, rarity }: ItemRef): EmblemSubject {
  return { of: kind, id, rarity }
}

function showSkill({ id }: SkillRef): EmblemSubject {
  return { of: 'skill', id }
}

function pickLeaders({ items }: ItemListPage): EmblemSubject[] {
  return items
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => a.rank! - b.rank!)
    .slice(0, shownEmblems)
    .map(showItem)
}
