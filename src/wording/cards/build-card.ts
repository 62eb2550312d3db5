import { itemKinds } from '#catalogue/entities.ts'
import { type Card, cardFile, cardPath } from '#pages/cards/card.ts'
import type { EmblemSubject } from '#pages/cards/emblem-path.ts'
import type { ItemRef, SkillRef } from '#pages/data/refs.ts'
import { expandRow } from '#pages/data/compact-row.ts'
import type { ItemListPage, ItemPage } from '#pages/data/item-pages.ts'
import type { PageData } from '#pages/data/page-data.ts'
import type { RankingDayPage } from '#pages/data/ranking-pages.ts'
import { siteConfig } from '#pages/config/site-config.ts'
import { areaNames } from '../areas.ts'
import { countOfKind } from '../kinds.ts'
import { readTitle } from '../titles.ts'
import { formatLongDay } from '../days.ts'
import { message } from '../message.ts'

const game = message('Mario Kart Tour')
const homeKicker = message('Mario Kart Tour companion')
const listFact = message('All {count}, with their last ranks')
const homeFact = message('Seven years, day by day')
/** Two lines, cut where a line may end. */
const calendarFact = message('The best drivers, karts and gliders\nof each day')
const rankings = message('Rankings')
const rankingsFact = message('By course, tour and ranked week')
const plannerFact = message('What your items cover,\nand what to get or level up first')
const recordsFact = message('Seven years of rankings, day by day')
const skills = message('{count, plural, one {# skill} other {# skills}}')
const courses = message('{count, plural, one {# course} other {# courses}}')
const toursFact = message('Dates, cups and ranked weeks')
const skillKicker = message('{kind, select, driver {Special skill} kart {Skill of karts} other {Skill of gliders}}')
const course = message('Course')
const variants = message('{count, plural, one {# variant} other {# variants}}')
const tourKicker = message('Tour {number}')
const tourFact = message('{start} to {end}')
const readingTime = message('{minutes}-minute read')
const itemKicker = message(
  '{rarity, select, normal {Normal} super {Super} other {High-End}} {kind, select, driver {driver} kart {kart} other {glider}}',
)
const rankAtLeast = message(
  '#{rank, plural, =1 {1} other {# or better}} of {kind, select, driver {{of, plural, one {# driver} other {# drivers}}} kart {{of, plural, one {# kart} other {# karts}}} other {{of, plural, one {# glider} other {# gliders}}}}',
)
const bestFrom = message('The best from')

/** Emblems on the card of an area. */
const shownEmblems = 3

type Content = Omit<Card, 'path'>

/**
 * The content of a page's own card; null for a page that shares another card.
 * @param leaders the best of each kind in the last ranking, for pages about all rankings
 */
export function buildCard(page: PageData, leaders: readonly ItemRef[]): Card | null {
  const path = cardPath(page)
  return path === cardFile(page.path) ? { path, ...buildContent(page, leaders) } : null
}

function buildContent(page: PageData, leaders: readonly ItemRef[]): Content {
  const plain: Content = {
    kicker: game(),
    title: readTitle(page) ?? siteConfig.siteName,
    fact: '',
    ranked: null,
    emblems: [],
  }
  switch (page.kind) {
    case 'driver':
    case 'kart':
    case 'glider':
      return buildItemContent(page)
    case 'driver-list':
    case 'kart-list':
    case 'glider-list':
      return { ...plain, fact: listFact({ count: page.items.length }), emblems: pickLeaders(page) }
    case 'home':
      return {
        ...plain,
        kicker: homeKicker(),
        fact: homeFact(),
        emblems: leaders.map(showItem),
      }
    case 'ranking-calendar':
      return { ...plain, fact: calendarFact(), emblems: leaders.map(showItem) }
    case 'ranking-list':
      return {
        ...plain,
        title: rankings(),
        fact: rankingsFact(),
        emblems: leaders.map(showItem),
      }
    case 'ranking-day':
      return buildDayContent(page)
    case 'planner':
      return {
        ...plain,
        fact: plannerFact(),
        emblems: itemKinds.flatMap((kind) => page.starters[kind].slice(0, 1).map(({ item }) => showItem(item))),
      }
    case 'records':
      return {
        ...plain,
        fact: recordsFact(),
        emblems: itemKinds.flatMap((kind) => page.reigns[kind].items.slice(0, 1).map(showItem)),
      }
    case 'skill-list':
      return {
        ...plain,
        fact: skills({ count: page.skills.length }),
        emblems: page.skills.slice(0, shownEmblems).map((skill) => showSkill(skill)),
      }
    case 'course-list':
      return {
        ...plain,
        fact: courses({ count: page.courses.length }),
        emblems: page.courses.slice(0, shownEmblems).map(({ id }) => ({ of: 'course', id })),
      }
    case 'tour-list':
      return {
        ...plain,
        fact: toursFact(),
        emblems: page.tours.slice(-shownEmblems).map(({ id }) => ({ of: 'tour', id })),
      }
    case 'badge-list':
      return { ...plain, emblems: page.badges.slice(0, shownEmblems).map(({ id }) => ({ of: 'badge', id })) }
    case 'skill':
      return {
        ...plain,
        kicker: skillKicker(page.skill),
        title: page.skill.name,
        fact: countOfKind({ kind: page.skill.kind, count: page.items.length }),
        emblems: [showSkill(page.skill)],
      }
    case 'course':
      return {
        ...plain,
        kicker: course(),
        title: page.course.fullName,
        fact: variants({ count: page.variants.length }),
        emblems: [{ of: 'course', id: page.course.id }],
      }
    case 'tour':
      return {
        ...plain,
        kicker: tourKicker({ number: page.tour.number }),
        title: page.tour.name,
        fact: tourFact({ start: formatLongDay(page.tour.start), end: formatLongDay(page.tour.end) }),
        emblems: [{ of: 'tour', id: page.tour.id }],
      }
    case 'badge':
      return {
        ...plain,
        kicker: areaNames['badge-list'](),
        title: page.badge.name,
        emblems: [{ of: 'badge', id: page.badge.id }],
      }
    case 'guide':
      return { ...plain, kicker: areaNames['guide-list'](), fact: readingTime({ minutes: page.readingMinutes }) }
    default:
      return plain
  }
}

function buildItemContent({ item, skill, today, knownTops }: ItemPage): Content {
  const isShort = today !== null && knownTops !== null
  return {
    kicker: itemKicker({ rarity: item.rarity, kind: item.kind }),
    title: item.name,
    // In words: a big number would be read as its rank.
    fact: isShort ? rankAtLeast({ rank: today.rank, of: today.of, kind: item.kind }) : (skill?.name ?? ''),
    ranked: today && !isShort ? { rank: today.rank, of: today.of, tier: today.tier } : null,
    emblems: [showItem(item)],
  }
}

function buildDayContent({ date, kinds }: RankingDayPage): Content {
  const best = kinds.flatMap(({ itemKind, rows }) => rows.slice(0, 1).map((row) => expandRow(row, itemKind).item))
  return {
    // Of the days that share the card, it names the first.
    kicker: bestFrom(),
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
