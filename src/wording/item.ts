/** Drivers, karts and gliders. */
import { message } from './message.ts'

export const usualRanks = message(
  'In {year} usually #{rank, number} of {items}, in the last year of the game #{lastRank, number} of {lastOf, number}: {causes}.',
)
export const cupsOfYears = message(
  'It came up in {lastCups, number} of {lastOf, number} ranked cups in the last year of the game, in {cups, number} of {of, number} in {year}.',
)
export const sinceSame = message('It has had as many top shelves since.')
export const sinceFallen = message(
  'Since then {who, select, newer {{newer, plural, one {# newer {kind, select, driver {driver} kart {kart} other {glider}} has overtaken it} other {# newer {kind, select, driver {drivers} kart {karts} other {gliders}} have overtaken it}}} older {{older, plural, one {# older {kind, select, driver {driver} kart {kart} other {glider}} has overtaken it} other {# older {kind, select, driver {drivers} kart {karts} other {gliders}} have overtaken it}}} other {{newer, plural, one {# newer {kind, select, driver {driver} kart {kart} other {glider}}} other {# newer {kind, select, driver {drivers} kart {karts} other {gliders}}}} and {older, plural, one {# older one} other {# older ones}} have overtaken it}}{passed, plural, =0 {} one { and # has fallen behind it} other { and # have fallen behind it}}{shelves, select, gained {, though it gained {change, plural, one {# top shelf} other {# top shelves}}} lost {, and it lost {change, plural, one {# top shelf} other {# top shelves}}} other {, and it has as many top shelves as then}}.',
)
export const tour = message('Tour')
export const rankedCup = message('Ranked cup')
export const shelvesOf = message('Shelves of {item}')
export const lastCups = message('Last in a ranked cup')
export const browseTours = message('Browse the tours')
export const levelByLevel = message('Level by level')
export const estimatedPoints = message('Estimated points of a race, where they are most')
export const pointsByLevel = message('Points of a race with {item} by level')
export const level = message('Level')
export const aboutLevels = message(
  'At points cap 4 and player level 150, beside the best {kind, select, driver {kart and glider} kart {driver and glider} other {driver and kart}} of the course at their caps. A step is a shelf that the level reaches.',
)
export const level1 = message('Level 1')
export const listHead = message('<count>{items}. </count><term>Top shelf</term>: {bonus}.')
export const kindOfItem = message('Kind of item')
export const markOwned = message('Mark owned')
export const similar = message('{kind, select, driver {Drivers} kart {Karts} other {Gliders}} like it')
export const otherItems = message('Other {kind, select, driver {drivers} kart {karts} other {gliders}}')
export const rankOnDay = message('Rank on {day}')
export const rankOfKind = message(
  '<rank>#{rank, number}</rank>{orBetter, select, yes { or better} other {}} of {of, number} {kind, select, driver {drivers} kart {karts} other {gliders}}',
)
export const rankOnDate = message('Rank <rank/> on <day/>')
export const tier = message('tier')
export const racePoints = message(
  '<points>{points}</points> points a race <beyond>{difference} beyond a plain {kind, select, driver {driver} kart {kart} other {glider}}</beyond>',
)
export const yearByYear = message('Year by year')
export const shelvesKnown = message('Shelves known at level 1')
export const worthHaving = message('Worth having')
export const rankOf = message('#{rank, number}{orBetter, select, yes { or better} other {}} of {of, number}')
export const racedIn = message(
  '{isShort, select, yes {at least {cups, number}} other {{cups, number}}} of {ofCups, plural, one {# ranked cup} other {# ranked cups}}, {tours, number} of {ofTours, plural, one {# tour} other {# tours}}',
)
export const inYear = message('In a year of tours')
export const rankSince = message('At this rank since')
export const bestRank = message('Best rank')
export const insideGame = message('Inside the game')
export const gameNumber = message('Number')
export const key = message('Key')
export const internalName = message('Internal name')
export const whereToGet = message('Where it could be had')
export const spotlightShop = message(
  'Spotlight Shop, {rate, select, spotlight {spotlight} high {high rate} normal {normal rate} other {low rate}}:',
)
export const tourOnlyIn = message('<tour/> (in {year} alone)')
export const everyTour = message('every tour')
export const knownTours = message('Tours 98 to 118:')
export const compare = message('Compare')
export const whereItShines = message('Where it shines')
export const shelfCounts = message(
  '{tops, plural, one {# <term>top shelf</term>} other {# <term>top shelves</term>}}, {middle, number} middle, on <day/>{isShort, select, yes { ({known})} other {}}',
)
export const isShelfWrong = message('Is a shelf wrong?')
export const mayBeNewer = message('It may be newer than the last record. <courses>Browse the courses</courses>')
export const noShelf = message('No shelf of this item is on record')
export const overTime = message('Over time')
export const historyPart = message('The history')
export const verdictPart = message('What it means for you')
export const specialSkill = message('Special skill')
export const skill = message('Skill')
export const debutOn = message('Debut on {day}')
export const debut = message('Debut')
export const source = message('Source')
export const whyItMoved = message('Why it rose and fell')
export const aboutYears = message('Its usual rank, year by year')
export const lastYear = message('Last year of the game')
export const yearFacts = message(
  '<rank>#{rank, number}</rank> of {items}, on {tops, plural, one {# top shelf} other {# top shelves}}, in {areAll, select, yes {{cups, number} of {of, number} ranked cups} other {{cups, number} of the {of, number} ranked cups on record}}.',
)
export const yearsLeftOut = message('Years known mostly from an earlier year’s record are left out.')
export const sinceMoved = message(
  'Since then {shelves, select, gained {it gained {change, plural, one {# top shelf} other {# top shelves}}} lost {it lost {change, plural, one {# top shelf} other {# top shelves}}} other {it has as many top shelves as then}}.',
)
/** What moved an item, in the middle of a sentence. */
export const fallen = message(
  '{who, select, newer {{newer, plural, one {# newer {kind, select, driver {driver} kart {kart} other {glider}} has overtaken it} other {# newer {kind, select, driver {drivers} kart {karts} other {gliders}} have overtaken it}}} older {{older, plural, one {# older {kind, select, driver {driver} kart {kart} other {glider}} has overtaken it} other {# older {kind, select, driver {drivers} kart {karts} other {gliders}} have overtaken it}}} other {{newer, plural, one {# newer {kind, select, driver {driver} kart {kart} other {glider}}} other {# newer {kind, select, driver {drivers} kart {karts} other {gliders}}}} and {older, plural, one {# older one} other {# older ones}} have overtaken it}}{passed, plural, =0 {} one { and # has fallen behind it} other { and # have fallen behind it}}{shelves, select, gained {, though it gained {change, plural, one {# top shelf} other {# top shelves}}} lost {, and it lost {change, plural, one {# top shelf} other {# top shelves}}} other {, and it has as many top shelves as then}}',
)
export const moved = message(
  '{shelves, select, gained {it gained {change, plural, one {# top shelf} other {# top shelves}}} lost {it lost {change, plural, one {# top shelf} other {# top shelves}}} other {it has as many top shelves as then}}',
)
export const course = message('Course')
export const shelf = message('Shelf')
export const fromLevel = message('From level')
export const recordedSince = message('On record since')
export const racedLast = message('Raced last')
export const aboutRacedLast = message('In the last ranked cup, or in a cup of the last tour')
export const noLastCup = message(
  'No ranked cup on record uses its {isShort, select, yes {known top-shelf courses} other {top-shelf courses}}',
)
export const topsKnown = message('{known, number} of {of, number} top')
export const middlesKnown = message('+{known, number} of {of, number} middle')
export const topsInReach = message('{top, number} top')
export const middlesInReach = message('+{middle, number} middle{isShort, select, yes { known} other {}}')
export const inLastCup = message('In the last ranked cup')
export const inLastTour = message('In the last tour')
export const inWholeGame = message('In the whole game')
export const rankAlone = message('#{rank, number}{orBetter, select, yes { or better} other {}}')
export const pool = message('<label>{pool}:</label> <tour/>')
export const wayInTours = message('{way} in {tours, plural, one {# tour} other {# tours}}')
export const nowPart = message('What it is worth')
export const cupsPart = message('The last ranked cups')
export const levelsPart = message('What its levels bring')
export const morePart = message('Where to go next')
export const rarityAndKind = message(
  '{rarity, select, normal {Normal} super {Super} other {High-End}} {kind, select, driver {driver} kart {kart} other {glider}}',
)
