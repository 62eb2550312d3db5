/** What pages say of themselves to search engines and beside shared links: in documents alone, so no reader loads it. */
import type { PageData, PageOf } from '#pages/data/page-data.ts'
import type { PageKind } from '#pages/routes/routes.ts'
import { message } from '../message.ts'
import {
  describeBadge,
  describeCourse,
  describeCourseList,
  describeSkill,
  describeSkillList,
} from './catalogue-descriptions.ts'
import { describeItem, describeItemList } from './item-descriptions.ts'
import {
  describeRankingCalendar,
  describeRankingDay,
  describeRankingSubject,
  describeRecords,
} from './ranking-descriptions.ts'
import { describeTour, describeTourList } from './tour-descriptions.ts'
import { siteDescription } from '../site.ts'

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
