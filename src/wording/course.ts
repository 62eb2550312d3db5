/** Courses. */
import { message } from './message.ts'

export const whatToRace = message('What to race with on {course}')
export const yourLoadout = message('Your loadout')
export const lastCup = message('Last in a ranked cup on <day/>: {cup} of the <tour/><note/>.')
export const aboutLetters = message(
  '<count>{courses, plural, one {# course} other {# courses}}, most with variants. </count>R is reversed, T has tricks, <term>R/T</term> has both.<more> Every variant has its own shelves.</more>',
)
export const notRacedLately = message('Not in the last year')
export const racedIn = message('{cups, number} of {ofCups, number} cups, {tours, number} of {ofTours, number} tours')
export const covered = message('<count>{covered, number} of {variants, number}</count><label> covered</label>')
export const shelfHistory = message('Shelf history: {records, plural, one {# record} other {# records}}')
export const theHistory = message('The history')
export const bottomShelf = message('Bottom shelf')
export const isShelfWrong = message('Is a shelf wrong?')
export const noneOnRecord = message('None on record')
export const myLoadout = message('My loadout')
export const myLoadoutFor = message('My loadout for {course}')
export const noShelves = message('No shelves on record. Do you know one?')
export const reportAChange = message('Report a change')
export const since = message('since {tour}')
export const firstRecorded = message('first recorded <day/>')
export const skillPays = message('<skill/> {points} points')
export const isEstimated = message('Nobody counted this course: means of others.')
export const whatPays = message(
  '<label>What pays:</label> {isEstimated, select, yes {≈ } other {}}{actions, plural, one {# action} other {# actions}} in a full combo{hasCounts, select, yes {, among them {counts}} other {}}.{hasSkills, select, yes { <skills/>.} other {}}',
)
export const headWithDebut = message('{courseKind}, {platform}, debut in the <tour/>')
export const alsoFirstRecorded = message(', first recorded <day/>')
export const variants = message('Variants')
export const otherCourses = message('Other courses')
export const points = message('Points')
export const ownNone = message('You own none')
export const levelShort = message('Lv {level, number}')
export const bestUpgrade = message('Gains most per ticket: {item} {upgrade}. <details>Runner-up and parts</details>')
export const firstRecord = message('First record')
export const removed = message('Removed')
export const cupsWithCourse = message(
  '{cups, plural, one {# recorded cup} other {# recorded cups}} with this course{inferred, plural, =0 {} other {, # inferred}}',
)
export const unnamedCup = message('unnamed cup')
export const rankedWeek = message('Ranked, week {week}')
export const inferred = message('Inferred')
export const lastWeek = message('Last in a ranked cup on <day/>: week {week, number} of the <tour/><note/>.')
export const inNoCup = message('In no ranked cup on record.')
export const courseCount = message('{courses, plural, one {# course} other {# courses}}')
export const variantCount = message('{variants, plural, one {# variant} other {# variants}}')
export const kindOnCourse = message('{kind, select, driver {Drivers} kart {Karts} other {Gliders}} on {course}')
export const kindOnTop = message('{kind, select, driver {Drivers} kart {Karts} other {Gliders}}, top shelf')
export const kindInMiddle = message('{kind, select, driver {Drivers} kart {Karts} other {Gliders}}, middle shelf')
export const otherItems = message(
  '{kind, select, driver {{count, plural, one {# other driver} other {# other drivers}}} kart {{count, plural, one {# other kart} other {# other karts}}} other {{count, plural, one {# other glider} other {# other gliders}}}}',
)
/** In the order of a course's counts: `12 mini-turbos`. */
export const actionCounts = [
  message('{count, plural, one {# mini-turbo} other {# mini-turbos}}'),
  message('{count, plural, one {# jump boost} other {# jump boosts}}'),
  message('{count, plural, one {# dash panel} other {# dash panels}}'),
  message('{count, plural, one {# action in the air} other {# actions in the air}}'),
  message('{count, plural, one {# coin} other {# coins}}'),
  message('{count, plural, one {# coin out of boxes} other {# coins out of boxes}}'),
] as const
export const headWithoutDebut = message('{courseKind}, {platform}, debut not recorded')
export const plain = message('Plain')
export const plainNamed = message('{course}, plain')
export const best = message('Best')
export const mine = message('Mine')
