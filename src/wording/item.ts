/** Drivers, karts and gliders. */
import { message } from './message.ts'

export const inYearUsuallyRank = message(
  'In {year} usually #{rank} of {formatCount}, in the last year of the game #{rank2} of {of}',
)
export const itCameUpIn = message(
  ' It came up in {describeCups} in the last year of the game, in {before} of {allBefore} in {year}.',
)
export const itHasHadAs = message('It has had as many top shelves since.')
export const sinceThenDescribecauses = message('Since then {describeCauses}.')
export const ownOfTheAll = message('{own} of the {all} ranked cups on record')
export const ownOfAllRanked = message('{own} of {all} ranked cups')
export const hasAsManyTop = message('has as many top shelves as then')
export const tour = message('Tour')
export const rankedCup = message('Ranked cup')
export const shelvesOfItemname = message('Shelves of {itemName}')
export const lastInARanked = message('Last in a ranked cup')
export const browseTheTours = message('Browse the tours')
export const kartAndGlider = message('kart and glider')
export const driverAndGlider = message('driver and glider')
export const driverAndKart = message('driver and kart')
export const levelByLevel = message('Level by level')
export const estimatedPointsOfA = message('Estimated points of a race, where they are most')
export const pointsOfARace = message('Points of a race with {name} by level')
export const level = message('Level')
export const atPointsCap4 = message(
  'At points cap 4 and player level 150, beside the best <value/> of the course at their caps. A step is a shelf that the level reaches.',
)
export const level1 = message('Level 1')
export const topShelf = message('Top shelf')
export const kindOfItem = message('Kind of item')
export const markOwned = message('Mark owned')
export const valueSLikeIt = message('{value}s like it')
export const otherKind = message('Other {kind, select, driver {drivers} kart {karts} other {gliders}}')
export const rankOnDay = message('Rank on {day}')
export const ofOfKind = message(
  '<strong/><orBetter/> of {of} {kind, select, driver {drivers} kart {karts} other {gliders}}',
)
export const rankOn = message('Rank <link/> on <day/><span/>')
export const tier = message('tier')
export const differenceBeyondAPlain = message(
  '{difference} beyond a plain {kind, select, driver {driver} kart {kart} other {glider}}',
)
export const pointsARace = message('<strong/> points a race <small/>')
export const yearByYear = message('Year by year')
export const shelvesKnownAtLevel = message('Shelves known at level 1')
export const worthHaving = message('Worth having')
export const rankOfOf = message('#{rank}<orBetter/> of {of}')
export const rankedcupsOfCupsTours = message(
  '<more/>{rankedCups} of {cups, plural, one {# ranked cup} other {# ranked cups}}, {tours} of {tours2, plural, one {# tour} other {# tours}}',
)
export const inAYearOf = message('In a year of tours')
export const atThisRankSince = message('At this rank since')
export const bestRank = message('Best rank')
export const insideTheGame = message('Inside the game')
export const numberIt = message('Number')
export const key = message('Key')
export const internalName = message('Internal name')
export const whereItCouldBe = message('Where it could be had')
export const spotlightShop = message('Spotlight Shop, <value/>:')
export const inOnlyinAlone = message(' (in {onlyIn} alone)')
export const everyTour = message('every tour')
export const tours98To118 = message('Tours 98 to 118:')
export const compare = message('Compare')
export const whereItShines = message('Where it shines')
export const topShelf2 = message('top shelf')
export const topShelves = message('top shelves')
export const topcountMiddleOn = message('{topCount} <term/>, <value/> middle, on <day/> <more/><recordLabelBadge/>')
export const isAShelfWrong = message('Is a shelf wrong?')
export const itMayBeNewer = message('It may be newer than the last record. <link>Browse the courses</link>')
export const noShelfOfThis = message('No shelf of this item is on record')
export const overTime = message('Over time')
export const theHistory = message('The history')
export const whatItMeansFor = message('What it means for you')
export const specialSkill = message('Special skill')
export const skill = message('Skill')
export const debutOnDay = message('Debut on {day}')
export const debut = message('Debut')
export const source = message('Source')
export const whyItRoseAnd = message('Why it rose and fell')
export const itsUsualRankYear = message('Its usual rank, year by year')
export const lastYearOfThe = message('Last year of the game')
export const ofOnShelvesIn = message(
  '<strong/> of <formatCount/>, on {shelves, plural, one {# top shelf} other {# top shelves}}, in <describeCups/>. <more/>',
)
export const yearsKnownMostlyFrom = message('Years known mostly from an earlier year’s record are left out.')
