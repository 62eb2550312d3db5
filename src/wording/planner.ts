/** The planner. */
import { message } from './message.ts'

export const courseByCourse = message('Course by course')
export const coverageLegend = message('driver, kart, glider on the top shelf')
export const courseCover = message(
  '{course}: {kinds, select, none {nothing on the top shelf} driver {only drivers on the top shelf} kart {only karts on the top shelf} glider {only gliders on the top shelf} driver_kart {only drivers and karts on the top shelf} driver_glider {only drivers and gliders on the top shelf} kart_glider {only karts and gliders on the top shelf} other {covered}}',
)
export const allCovered = message(
  'You own a top-shelf driver, kart and glider for all {count, number} course variants.',
)
export const allCoveredTitle = message('Every course covered')
export const coverage = message('Coverage')
export const coverageExplanation = message(
  '<coverage>Coverage</coverage>: course variants on which you own an item of the <shelf>top shelf</shelf>',
)
export const coverageCaption = message('Course variants covered, by kind')
export const kind = message('Kind')
export const allThree = message('All three')
export const coverableCount = message('of {count, number}')
export const cupLoadouts = message('Loadouts for this cup')
export const courseLoadout = message('Loadout for this course')
export const onMiddleShelf = message('{item} is on the middle shelf')
export const levelUpCloses = message('level {from} → {to}, <b>{tickets, plural, one {# ticket} other {# tickets}}</b>')
export const orGetItem = message('<verb>or get</verb> <item/>')
export const orOthers = message('{count, plural, one {or another} other {or one of # others}}')
export const andMore = message('and {count, number} more')
export const noGaps = message('No gaps')
export const gapCount = message(
  '<b>{gaps, plural, one {# gap} other {# gaps}}</b> on {variants, plural, one {# course variant} other {# course variants}}',
)
export const gapExplanation = message(
  'A <term>gap</term> is a course on which you own nothing of the top shelf. Items to get are listed by the level that they need, then by how many gaps they close at it. The loadout of a course shows what would score best there.',
)
export const showMoreOf = message('Show more of {count, plural, one {# course variant} other {# course variants}}')
export const loadout = message('Loadout')
export const noGapsWhy = message(
  'You own {kind, select, driver {a top-shelf driver} kart {a top-shelf kart} glider {a top-shelf glider} other {a top-shelf driver, kart and glider}} for {reach, select, cup {every course of the ranked cup} tour {every course of its tour} year {every course of the year’s ranked cups} other {every course}}.',
)
export const bestOnCourse = message('Best on {course}: {points} points')
export const runnerUpAndParts = message('Runner-up and parts')
export const myLoadout = message('Mine: {points} points')
export const levelAndShelf = message(
  'Lv {level}, {shelf, select, top {top shelf} middle {middle shelf} low {bottom shelf} other {unknown shelf}}',
)
export const theLoadout = message('The loadout')
export const shareLoadout = message('Share<courses> the loadout for {courses}</courses>')
export const racePoints = message(
  '<b>{points}</b> points{lead, select, even {<lead>, as many as the runner-up</lead>} ahead {<lead>, {difference} over the runner-up</lead>} other {}}',
)
export const pointsNeedItems = message('Points are shown once you own {items}.')
export const runnerUp = message('Runner-up')
export const runnerUpDifference = message('instead: {difference} points')
export const nothingBeatsIt = message('Nothing in the game brings more here.')
export const youOwnNoKind = message('You own no {kind, select, driver {driver} kart {kart} other {glider}}')
export const levelShort = message('Lv {level}')
export const capNumber = message('Cap {cap}')
export const loadoutFor = message('For which course or ranked cup?')
export const unrecordedCourse = message(
  'This link leads to a course of which no shelves are on record.{instead, select, cup { These loadouts are for the ranked cup.} course { These loadouts are for the first course.} other {}}',
)
export const loadoutNote = message(
  'Points are estimates for a good race at 150cc with a full combo, at your levels, points caps and player level. Driver, kart and glider are chosen together. ≈ stands where nobody counted the actions of a course. <link>How points work</link>',
)
export const cupInOne = message('One loadout for the whole cup')
export const sharedTitle = message('My Mario Kart Tour loadout')
export const linkCopied = message('Link copied. Whoever opens it sees your loadout, and can compare it with their own.')
export const noSteps = message('None in this selection.')
export const showAll = message('Show all {count, number}')
export const item = message('Item')
export const points = message('Points')
export const pointsHint = message('Estimated points gained in all these races; press the number to see the courses')
export const pointsByItem = message('{difference} points by {item}: show courses')
export const tickets = message('Tickets')
export const perTicket = message('Per ticket')
export const perTicketHint = message('Points gained for each ticket')
export const searchSteps = message('Search steps')
export const searchItems = message('Search items')
export const noStepFor = message('No step for “{text}”')
export const showAllSteps = message('Show all steps')
export const markFirstWhy = message(
  'A race takes a driver, a kart and a glider: with one of each, this shows what gains points.',
)
export const markFirst = message('Mark a {kind, select, driver {driver} kart {kart} other {glider}} first')
export const nothingBringsMoreWhy = message(
  'No level, points cap or item {isAnything, select, yes {} other {of this sort }}gains points on any course.',
)
export const nothingBringsMore = message('Nothing brings more')
export const upgrade = message('Upgrade')
export const upgradeCount = message('{count, plural, one {# upgrade} other {# upgrades}}, most points first')
export const upgradesByPoints = message('Upgrades by points')
export const get = message('Get')
export const missingCount = message('{count, plural, one {# item} other {# items}}, most points first')
export const missingItemsByPoints = message('Missing items by points')
export const stepsNote = message(
  'Points are estimates for a good race at 150cc with a full combo, at your levels, points caps and player level, each race with its best loadout. <link>How points work</link>',
)
export const nothingGains = message(
  'Nothing of this gains points in {asked, select, cup {the ranked cup} tour {its tour} year {the year’s ranked cups} other {any course}}. What follows gains {reach, select, cup {in the ranked cup} tour {in its tour} year {in the year’s ranked cups} other {elsewhere}}.',
)
export const ticketAdvice = message('What to use them for')
export const ticketHeadline = message('<item/> {step}: {difference} points')
export const ticketGain = message(
  '{difference} on {course}{others, plural, =0 {} other {, and on # more}}, {cost, select, caps {for {tickets, plural, one {# points-cap ticket} other {# points-cap tickets}}} levels {for {tickets, plural, one {# level-up ticket} other {# level-up tickets}}} other {}}.',
)
export const ticketSecond = message('Second: {item} {upgrade}.')
export const ticketsGainNothing = message('So many tickets of this sort gain nothing on any course.')
export const yourTickets = message('Your level-up tickets')
export const ticketQuestion = message('I have <count/> <rarity/> <kind>tickets</kind>')
export const ticketCount = message('Number of tickets')
export const rarity = message('Rarity')
export const anyRarity = message('any-rarity')
export const kindOfItem = message('Kind of item')
export const anyKind = message('item')
export const ticketHint = message('Enter a number for advice; rarity and kind narrow the lists below.')
export const upgradeStep = message(
  '{step, select, at {at level {level}} to {to level {level}} cap {to points cap {cap}} other {}}',
)
export const nothingOwned = message('Tell the planner what you own')
export const nothingOwnedWhy = message(
  'Mark the drivers, karts and gliders you own in the checklist. You need no account: what you mark stays in this browser. One item is enough to start.',
)
export const openTheChecklist = message('Open the checklist')
export const seeSmallestSets = message('Or see the smallest sets that cover all {count} variants')
export const pointParts = message('Parts of the points')
export const unlessCoveredBy = message('unless covered by')
export const mayCoverMore = message(
  'You may cover more than is counted here. Some shelves of these items are not known:',
)
export const showCourses = message('Show {count, plural, one {# course} other {# courses}}')
export const plannedFor = message('<basis/>, <wide>planned </wide>for <week/>')
export const otherWeeks = message('Other weeks')
export const weekDay = message('A day of the week')
export const theGameData = message('The game data')
export const yourPlan = message('Your plan')
export const noTourOn = message('No tour ran on {day}. This is the plan for the last week.')
export const basis = message(
  '<wide>Based on the </wide><items>{count, plural, one {# item} other {# items}}</items> {collection, select, first {you own} other {in “{name}”}}',
)
export const tabsLabel = message('What the planner answers')
export const gaps = message('Gaps')
export const nextSteps = message('Next steps')
export const loadouts = message('Loadouts')
export const smallestSet = message('Smallest set')
export const nothingToAdd = message('Nothing to add')
export const setCloses = message(
  '<b>{items, plural, one {# more item} other {# more items}}</b> to close {gaps, plural, =1 {the only gap} =2 {both gaps} other {all # gaps}}.',
)
export const setCovers = message(
  '<b>{items, plural, one {# item} other {# items}}</b> to cover {variants, plural, =1 {the only course variant} =2 {both course variants} other {all # course variants}}.',
)
export const itemCovers = message('<item/>covers')
export const levelChange = message('Lv {from} → {to}')
export const levelReached = message('Lv {level}')
export const setProven = message('Proven: no smaller set exists.')
export const setSearching = message('Looking for a smaller set.')
export const setBound = message('The smallest found so far; at least {count} are needed.')
export const setProgress = message('Searching for the smallest set')
export const stop = message('Stop')
export const setSearchProven = message('No set is smaller: that is proven.')
export const searchLonger = message('Search for {seconds} more seconds')
export const theSearch = message('The search')
export const onNoTopShelf = message('It is on no top shelf.')
export const allItsCoursesCovered = message('You already cover all its courses.')
export const onNoTopShelfNow = message('It is on no top shelf at its current level.')
export const othersCoverIt = message('You have others for all its courses.')
export const inLastYear = message('{count} in the last year’s ranked cups.')
export const gapsAtLevel = message('{gaps} at level {level}')
export const thenAtLevels = message('Then {steps}.')
export const levelCloses = message(
  'Level {level} closes {gaps, plural, one {# gap} other {# gaps}} for {tickets, plural, one {# ticket} other {# tickets}}',
)
export const levelClosesToo = message('level {level} closes {gaps} for {tickets}')
export const verdict = message('What it means for you')
export const forYou = message('For you')
export const whatToRaceWith = message('What to race with, what to level up and what to get, from the items you own.')
export const thePlanner = message('The planner')
export const bestFirstPicks = message('Best first picks')
export const firstPicksExplanation = message(
  'Each pick covers the most variants left open by the picks above it, at level 1 and out of the {variantCount, number} course variants with recorded shelves. The list is the same for every new player; what is best for you depends on what you own.',
)
export const needsScript = message(
  'The planner runs in your browser, on the checklist stored there: it needs JavaScript.',
)
export const ofTopCount = message('of {topCount}')
export const picksReach = message('Covered with the picks above: {reached} of {of}')
export const seconds = message('{seconds} s')
export const plainVariant = message('Plain')
export const getItem = message('<verb>get</verb> <item/>')
export const gap = message('Gap')
export const aKind = message('{kind, select, driver {a driver} kart {a kart} other {a glider}}')
export const gainsMost = message('Gains most per ticket')
export const toGet = message('To get')
export const shelfCount = message(
  '{shelf, select, top {{count} top} middle {{count} middle} low {{count} bottom} other {{count} unknown}}',
)
export const upgradeGain = message(
  '{step, select, at {at level {level}: } to {to level {level}: } cap {to points cap {cap}: } other {}}{difference} points{cost, select, caps { for {tickets, plural, one {# points-cap ticket} other {# points-cap tickets}}} levels { for {tickets, plural, one {# level-up ticket} other {# level-up tickets}}} other {}}',
)
export const ticketNext = message('The next to gain: {item} {upgrade}.')
export const anyNumber = message('any')
export const ticketKind = message('{kind, select, driver {driver} kart {kart} other {glider}}')
export const allKinds = message('All kinds')
export const basePoints = message('Base points')
export const actionPoints = message('Actions')
export const comboPoints = message('Combo')
export const kartSkill = message('Kart skill')
export const gliderSkill = message('Glider skill')
export const levelBoost = message('Level boost')
export const firstPlace = message('First place')
export const wellFought = message('Well fought')
export const reachNames = message('{reach, select, cup {Ranked cup} tour {Its tour} year {Year} other {Everything}}')
export const courses = message('Courses')
export const weekWithoutCup = message('{day}, whose ranked cup is not known')
export const myItems = message('My items')
export const fromScratch = message('Scratch')
export const upToLevel8 = message('Up to level 8')
export const level1Only = message('Level 1 only')
export const startFrom = message('Start from')
export const itemLevel = message('Item level')
export const noKnownGap = message('No gap that it closes is known.')
export const closesNoGaps = message('Closes no gaps for you.')
export const closesGaps = message(
  'Closes {isKnown, select, no {at least } other {}}{gaps, plural, one {# gap} other {# gaps}} for you{level, plural, =1 {} other { at level {level}}}.',
)
export const ownIt = message('You own it.')
export const onlyOnTop = message(
  'Your only top-shelf {kind, select, driver {driver} kart {kart} other {glider}} on {courses, plural, one {# course} other {# courses}}.',
)
export const topsKnown = message('{known, number} of {of, number} top shelves known at level 1.')
export const itemMayCover = message(
  '{item} may be on top there, too: {known, number} of {of, number} top shelves known at level 1.',
)
export const itemsMayCover = message('{items} may be on top there, too.')
export const levelsClose = message('{steps}.')
export const aboutCoverage = message(
  'How many course variants you have a top-shelf driver, kart and glider for: in the ranked cup, in its tour and overall.',
)
export const aboutGaps = message('Where you have none, ranked cup first, and the shortest way to close each gap.')
export const aboutNextSteps = message(
  'Which missing item, or which level-up for how many tickets, closes the most gaps.',
)
export const aboutLoadouts = message(
  'The best you can race with on any course and in the ranked cups, and what would beat it.',
)
export const aboutSmallestSet = message('The fewest items that cover everything, from scratch or on top of yours.')
