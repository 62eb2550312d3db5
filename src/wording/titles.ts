/** What pages are called. Every page loads all of it: a few short texts for whichever page is opened next. */
import type { PageData } from '#pages/data/page-data.ts'
import type { RankingSubjectPage } from '#pages/data/ranking-pages.ts'
import { formatLongDay } from './days.ts'
import { areaNames } from './areas.ts'
import { message } from './message.ts'

const item = message(
  '{name}, {rarity, select, normal {Normal} super {Super} other {High-End}} {kind, select, driver {driver} kart {kart} other {glider}}',
)
const skill = message('{name}, {kind, select, driver {driver} kart {kart} other {glider}} skill')
const course = message('{name} course')
const rankings = message('Rankings by course, tour and week')
const rankingDay = message('Ranking of {day}')
const bestOn = message('Best {kind, select, driver {drivers} kart {karts} other {gliders}} on {course}')
const bestInTour = message('Best {kind, select, driver {drivers} kart {karts} other {gliders}} in the {tour}')
const bestInWeek = message(
  'Best {kind, select, driver {drivers} kart {karts} other {gliders}} in week {week} of the {tour}',
)
const worthHaving = message('{kind, select, driver {Drivers} kart {Karts} other {Gliders}} worth having')
const others = {
  shared: message('Shared collection'),
  'user-settings': message('Settings'),
  'user-profile': message('Profile'),
  'user-checklist': message('Your checklist'),
  'user-review': message('Review reports'),
  'reset-password': message('Choose a new password'),
  'verify-email': message('Confirm your address'),
  'not-found': message('Page not found'),
}

/** Without the name of the site; null for home, which has nothing to add to it. */
export function readTitle(page: PageData): string | null {
  switch (page.kind) {
    case 'home':
      return null
    case 'driver':
    case 'kart':
    case 'glider':
      return item({ name: page.item.name, rarity: page.item.rarity, kind: page.kind })
    case 'skill':
      return skill(page.skill)
    case 'course':
      return course({ name: page.course.fullName })
    case 'badge':
      return page.badge.name
    case 'guide':
      return page.guide.title
    case 'tour':
      return page.tour.name
    case 'ranking-list':
      return rankings()
    case 'ranking-day':
      return rankingDay({ day: formatLongDay(page.date) })
    case 'ranking-subject':
      return nameSubject(page)
    case 'shared':
    case 'user-settings':
    case 'user-profile':
    case 'user-checklist':
    case 'user-review':
    case 'reset-password':
    case 'verify-email':
    case 'not-found':
      return others[page.kind]()
    default:
      return areaNames[page.kind]()
  }
}

function nameSubject({ subject, itemKind: kind }: RankingSubjectPage): string {
  switch (subject.of) {
    case 'course':
      return bestOn({ kind, course: subject.variant.name })
    case 'tour':
      return bestInTour({ kind, tour: subject.tour.name })
    case 'week':
      return bestInWeek({ kind, week: subject.cup.week, tour: subject.tour.name })
    case 'game':
      return worthHaving({ kind })
  }
}
