/** What pages say of themselves to search engines and beside shared links: in documents alone, so no reader loads it. */
import type { PageData, PageOf } from '#pages/data/page-data.ts'
import type { PageKind } from '#pages/routes/routes.ts'
import { itemKinds } from '#catalogue/entities.ts'
import type { BadgePage, SkillListPage, SkillPage } from '#pages/data/thing-pages.ts'
import type { CourseListPage, CoursePage } from '#pages/data/course-pages.ts'
import { message } from '../message.ts'
import { siteDescription } from '../site.ts'
import { describeItem, describeItemList } from './item-descriptions.ts'
import {
  describeRankingCalendar,
  describeRankingDay,
  describeRankingSubject,
  describeRecords,
} from './ranking-descriptions.ts'
import { describeTour, describeTourList } from './tour-descriptions.ts'

const courses = message(
  'The {courses, number} courses of Mario Kart Tour in {variants, number} variants, from the city courses to the classics, each with the drivers, karts and gliders on its top shelf.',
)

function describeCourseList(page: CourseListPage): string {
  const variants = page.courses.reduce((sum, { variantCount }) => sum + variantCount, 0)
  return courses({ courses: page.courses.length, variants })
}

const course = message(
  '{name} in Mario Kart Tour: {variants, plural, one {# variant} other {# variants}} with the drivers, karts and gliders on their top and middle shelves, {items, plural, one {# item} other {# items}} in all, and the cups that use it.',
)

function describeCourse({ course: { fullName: name }, variants }: CoursePage): string {
  const shelved = variants.flatMap(({ shelves }) =>
    itemKinds.flatMap((kind) => [...shelves[kind].top, ...shelves[kind].middle].map(([index]) => index)),
  )
  return course({ name, variants: variants.length, items: new Set(shelved).size })
}

const skills = message(
  'The {count, number} skills of drivers, karts and gliders in Mario Kart Tour: their kinds, and how many items have each of them.',
)

function describeSkillList(page: SkillListPage): string {
  return skills({ count: page.skills.length })
}

const skill = message(
  '{name}, {category, select, offensive {offensive skill} defensive {defensive skill} boost {boost skill} coins {coins skill} other {skill}} of {kind, select, driver {drivers} kart {karts} other {gliders}} in Mario Kart Tour: {count, plural, =0 {no {kind, select, driver {driver} kart {kart} other {glider}} in the game has it.} one {# {kind, select, driver {driver} kart {kart} other {glider}} with it, their ranks and their top-shelf courses.} other {# {kind, select, driver {drivers} kart {karts} other {gliders}} with it, their ranks and their top-shelf courses.}}',
)

function describeSkill({ skill: { name, kind }, category, items }: SkillPage): string {
  return skill({ name, kind, category: category ?? 'none', count: items.length })
}

const badge = message(
  '{name} of Mario Kart Tour ({kind, select, ranking {ranking} challenge {challenge} event {event} other {general}}). In the game’s own records its code begins with {code}.',
)

function describeBadge({ badge: { name, badgeKind, codePrefix } }: BadgePage): string {
  return badge({ name, kind: badgeKind, code: codePrefix })
}

const descriptions: { readonly [Kind in PageKind]: (page: PageOf<Kind>) => string } = {
  home: siteDescription,
  'driver-list': describeItemList,
  driver: describeItem,
  'kart-list': describeItemList,
  kart: describeItem,
  'glider-list': describeItemList,
  glider: describeItem,
  'skill-list': describeSkillList,
  skill: describeSkill,
  'badge-list': message(
    'The kinds of badges that players of Mario Kart Tour earn and wear on their profiles: rankings, challenges and events.',
  ),
  badge: describeBadge,
  'guide-list': message(
    'Guides to Mario Kart Tour: how shelves, frenzy, combos and ranked cups work, and what to spend tickets, rubies and coins on.',
  ),
  guide: ({ guide }) => guide.summary,
  'tour-list': describeTourList,
  tour: describeTour,
  'course-list': describeCourseList,
  course: describeCourse,
  'ranking-list': message(
    'Which drivers, karts and gliders to use on a course, in a tour or in a ranked week: a ranking of each kind for every course variant, every tour and every week of Mario Kart Tour.',
  ),
  'ranking-subject': describeRankingSubject,
  'ranking-calendar': describeRankingCalendar,
  'ranking-day': describeRankingDay,
  records: describeRecords,
  race: message(
    'The driver, kart and glider to race with on the three courses of any ranked cup of Mario Kart Tour from 2019 to 2026, or on any courses: the best there are, or the best of what you own.',
  ),
  compare: message(
    'Drivers, karts or gliders of Mario Kart Tour side by side: rank, score, and the courses on which each is on the top shelf.',
  ),
  planner: message(
    'From the drivers, karts and gliders that you own: which courses of any week, tour or year you cover, what closes the gaps, what to race with and what to level.',
  ),
  checklist: message(
    'Mark the drivers, karts and gliders you own with their levels, in the game’s order. Without an account, it stays in your browser.',
  ),
  'my-record': message(
    'How far you got in Mario Kart Tour: what you own by kind and rarity, levels, courses covered, the rarest, your best loadouts. As a picture, two printed pages, a file or a link; without an account.',
  ),
  shared: message(
    'The drivers, karts and gliders that a player of Mario Kart Tour has shared with you, beside your own.',
  ),
  data: message(
    'Everything this site knows about Mario Kart Tour as JSON and CSV: drivers, karts, gliders, courses, shelves, tours and rankings, with schemas, a calendar and a feed.',
  ),
  'user-settings': message('Your account on Topshelf: e-mail address, password and how you sign in.'),
  'user-profile': message('Your profile on Topshelf: your name, picture, featured items and badges.'),
  'user-checklist': message('Your drivers, karts and gliders with their levels, in the game’s order.'),
  'user-review': message('What players have reported, for those who decide on it.'),
  corrections: message(
    'What players reported as wrong and reviewers decided, and what later records of shelves took back.',
  ),
  'reset-password': message('Choose a new password for your Topshelf account.'),
  'verify-email': message('Confirm the e-mail address of your Topshelf account.'),
  offline: message('Read Topshelf offline: the pages on this device, and a download of the whole site.'),
  'not-found': message('There is no page at this address.'),
}

export function readDescription(page: PageData): string {
  return (descriptions[page.kind] as (page: PageData) => string)(page)
}
