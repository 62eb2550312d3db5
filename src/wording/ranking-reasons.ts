/** Why an item is where it is in a ranking. */
import { message } from './message.ts'

export const history = message('The history')
export const asATable = message('As a table')
export const from = message('From')
export const recorded = message('Recorded')
export const betweenRecords = message('Between two records')
export const reconstructed = message('Reconstructed')
export const lastKnown = message('Last known')
export const levelOneCaption = message('{caption}, every item at level 1')
export const levelOne = message('Every item at level 1')
export const oldWeights = message(
  'This address weighs parts of a score that rankings no longer have: they are in points of a race, and this is the ranking as it is.',
)
export const levelOneRanking = message('The ranking at level 1')
export const coursesOf = message('The courses of {item}')
export const inTheRankedCup = message('In the ranked cup')
export const elsewhereInTheTour = message('Elsewhere in the tour')
export const inTheTour = message('In the tour')
export const elsewhere = message('Elsewhere: {tops, plural, one {# top shelf} other {# top shelves}}, {middles} middle')
export const noShelf = message('It had no shelf on any course.')
export const coursesLoading = message('The courses are still loading.')
export const inRankingSince = message('In this ranking since {day}, when {causes}.')
export const noEarlierRanking = message('There is no earlier ranking to compare with.')
export const rankChange = message(
  '{movement, select, up {Up {places}} down {Down {places}} other {Kept its rank}} on {day}{hasCauses, select, yes {, when {causes}} other {}}: {gain}.',
)
export const sameShelves = message('as many shelves as before')
export const tourBegan = message('the {tour} began')
export const weekBegan = message('week {week} began{isNamed, select, yes { ({cup})} other {}}')
export const weekEnded = message('the ranked cup of week {week} ended{isNamed, select, yes { ({cup})} other {}}')
export const recordCame = message('the shelf record of {day} came into force')
export const itemsCame = message(
  '{kind, select, driver {{count, plural, one {# driver} other {# drivers}}} kart {{count, plural, one {# kart} other {# karts}}} other {{count, plural, one {# glider} other {# gliders}}}} came into the game',
)
export const aloneOnShelves = message('Alone on each of its top shelves.')
export const sharedShelves = message(
  'Shares each of its top shelves with {others} other {kind, select, driver {drivers} kart {karts} other {gliders}} on average: the fewer, the more a shelf is worth having.',
)
export const mayBeBetter = message(
  '{sentence} Only {known, number} of {of, number} top shelves known at level 1, so it may well be better.',
)
export const middleShelf = message('the middle shelf')
export const topShelf = message('the top shelf{level, plural, =1 {} other { (from level {level})}}')
export const topShelfOn = message('the top shelf on {courses}')
export const topsOfCup = message(
  '{tops} of {courses} courses{isDay, select, yes { of the ranked cup} other {}}{hasRemarks, select, yes { ({remarks})} other {}}',
)
export const topShelfOnTour = message('the top shelf on {tops} of {courses} courses (middle shelf on {middles})')
export const fromLevel = message('from level {level}')
export const firstPlace = message('First place')
export const basePoints = message('Base points')
export const actions = message('Actions')
export const combo = message('Combo')
export const skills = message('Skills of kart and glider')
export const levelBoosts = message('Level boosts')
export const racePartsCaption = message('What a race with it brings')
export const part = message('Part')
export const points = message('Points')
export const beyondPlain = message('Beyond a plain {kind, select, driver {driver} kart {kart} other {glider}}')
export const race = message('A race')
export const whyItsRank = message('Why {item} is at {rank}')
export const allAbout = message('All about {item}')
export const reasons = message('The reasons')
export const rankedCup = message('Ranked cup')
export const tour = message('Tour')
export const wholeGame = message('Whole game')
export const shelfCountsCaption = message('Courses with it on the top shelf')
export const level = message('Level')
export const atTheCap = message('At the cap')
export const atLevel1 = message('At level 1')
export const gain = message(
  '{gain} {shelf, select, top {{count, plural, one {top shelf} other {top shelves}}} other {{count, plural, one {middle shelf} other {middle shelves}}}} {place, select, cup {in the ranked cup} tour {in the tour} other {in the whole game}}',
)
export const furtherGain = message(
  '{gain} {place, select, cup {in the ranked cup} tour {in the tour} other {in the whole game}}',
)
export const gains = message('{top}; {middle}')
export const tourAndWeekBegan = message(
  'the {tour} and its {week, plural, =1 {first week} other {second week}}{isNamed, select, yes { ({cup})} other {}} began',
)
export const rankHere = message(
  '#{rank} here: {points} points a race{plain, select, driver { beyond a plain driver} kart { beyond a plain kart} glider { beyond a plain glider} other {}}, {behind, select, some {{gap, number} fewer than the best} none {the most there are} other {as many as the best}}, with {shelves}.',
)
export const middlesOn = message('middle shelf on {count}')
export const liftedOn = message('lifted by the cup on {count}')
export const remarkPair = message('{first}; {second}')
export const topsOfTour = message('{tops} of {courses} of the tour')
export const topsOfGame = message('{count, plural, one {# course variant} other {# course variants}} of the whole game')
export const gameShelves = message(
  '{tops, plural, one {# top shelf} other {# top shelves}}{isShared, select, yes {, each shared by {overlap} on average} other {}}{isRaced, select, yes {, raced in {cups, plural, one {# ranked cup} other {# ranked cups}} and {tours, plural, one {# tour} other {# tours}} of a year} other {}}',
)
export const overTime = message('{item} over time')
export const rank = message('Rank')
export const topShelves = message('Top shelves')
export const dayAndTour = message('{day}, {tour}')
export const dayValues = message('{day}: {values}')
export const seriesValue = message('{series} {value}')
export const seriesUnknown = message('{series} not known')
export const rankInSentence = message('rank')
export const pointsInSentence = message('points')
export const topShelvesInSentence = message('top shelves')
