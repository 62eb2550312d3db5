/** Rows and chips of items, rankings and tours. */
import { message } from './message.ts'

// Items.
export const skillNotRecorded = message('Skill not recorded')
export const debutNotRecorded = message('Debut not recorded')
export const onNoTopShelf = message('On no top shelf')
export const topShelfCount = message('{count, plural, one {# top shelf} other {# top shelves}}')
/** Beside an arrow, for the eye; after the name of a shelf, for screen readers. */
export const higherHere = message('Higher in this cup than elsewhere')
export const higherHereAfterShelf = message(', higher in this cup than elsewhere')
/** `Lv` is short for level, within a small mark. */
export const levelMark = message('Lv {level}')
/** Before the letter, for screen readers. */
export const tierLetter = message('<label>Tier </label>{tier}')

// Rankings.
export const noCourseKnown = message(
  'None of its courses is on record: these are the {kind, select, driver {drivers} kart {karts} glider {gliders} other {best}} of the whole game.',
)
export const rankedCupsKnown = message('On the courses of its ranked cups, the only ones on record.')
export const sameShelves = message('same shelves')
export const othersLostMore = message('others lost more')
export const othersGainedMore = message('others gained more')
/** `change` has a sign: `+1`. */
export const shelfChange = message(
  '{change} {shelf, select, middle {{count, plural, one {middle shelf} other {middle shelves}}} other {{count, plural, one {top shelf} other {top shelves}}}} in the {where, select, cup {cup} tour {tour} other {game}}',
)
/** The word is for screen readers: an arrow says it to the eye. */
export const moved = message('{direction, select, up {<word>up </word>} other {<word>down </word>}}{ranks}')
export const why = message('Why {name}')
export const newItem = message('New')
export const rank = message('Rank')
export const name = message('Name')
export const tier = message('Tier')
export const tierHint = message(
  'By fixed cuts of the score: over 2022 and 2023 about {s}% of the items reached S, {a}% A',
)
export const points = message('Points')
export const worthHint = message('Of a race beyond a plain item, on average; shared shelves count less')
export const pointsHint = message(
  'Of a race with it and the best partners, on average; the bar is what it brings beyond a plain item',
)
export const cup = message('Cup')
export const cupShelvesHint = message(
  'Its shelf on each course of the ranked cup, and the item level that its top shelves there need',
)
export const courseShelvesHint = message('Its shelf on each course of the ranked cup, in their order')
/** For screen readers, one after the other. */
export const shelfOnCourse = message(
  '{shelf, select, top {top} middle {middle} other {none}}{isHigher, select, yes { in this cup} other {}}',
)
export const tour = message('Tour')
export const tourHint = message('Top shelves on the courses of the tour')
export const countOf = message('{count}<small> of {of}</small>')
export const topShelves = message('Top shelves')
/** Before their number in a row as a card. */
export const topHere = message('Top')
export const topShelvesHint = message('On the courses of the tour; middle shelves in brackets')
export const topAndMiddle = message('{top} of {of}<small> +{middle} middle</small>')
export const game = message('Game')
export const gameHint = message('Top shelves in the whole game')
export const cups = message('Cups')
export const cupsHint = message('Ranked cups, in a year of tours, with a course where it is on the top shelf')
export const tours = message('Tours')
export const toursHint = message('Tours, of a year, with a course where it is on the top shelf')
export const level = message('Level')
export const levelHint = message('The item level that its top shelves require')
export const skill = message('Skill')
export const skillHint = message('Its skill')
export const notOnRecord = message('Not on record')
export const inTheGame = message('In the game')
export const gameRankHint = message('Its rank in the whole game: what is worth having')
export const move = message('Move')
export const moveHint = message('Ranks gained or lost since the ranking last changed')
export const levelOneMoveHint = message('Ranks gained or lost against the ranking at the cap')
export const shelf = message('Shelf')
export const shelfHint = message('And the item level that it requires')
export const rankingsOf = message('Rankings: {subject}')
export const fromRank = message('From rank {rank} on')

// What the points are.
export const howPointsAreMade = message('How the points are made')
export const pointsMeaning = message(
  'The points that a good race with the {kind, select, driver {driver} kart {kart} glider {glider} other {item}} brings, {of, select, day {on average over the ranked cup ({cup}%), the tour ({tour}%) and the whole game ({game}%), where each course counts as often as it is raced in a year of tours; what is not on record leaves its share to the others} week {on average over the courses of the ranked cup} tour {on average over the races of all cups of the tour} course {on this course} other {beyond a plain one, on average over a year of tours; a shelf that many share counts less}}. It is raced with the best of the two other kinds that stand there, everything at level 8 with all points caps, at player level 150, in first place with one combo. In a cup, its driver and Mii racing suits stand higher than elsewhere; what further suits add is left out.',
)
export const pointsEstimate = message(
  'This is an estimate that competitive players use, not the game’s own count. “≈” stands where nobody counted the actions of a course, which are then means of others. A plain {kind, select, driver {driver} kart {kart} glider {glider} other {item}} is High-End, on the bottom shelf, with a skill that adds nothing. Equal points are ordered by the level needed, top shelves, base points and debut, then by how strong we judge a special skill to be.',
)
export const tierCuts = message(
  'Tiers have fixed cuts: over the recorded days of 2022 and 2023 about {s}% of the items reached S, {a}% A, {b}% B and {c}% C.',
)

// Tours and cups.
export const noCourseOfCup = message('Its courses are not recorded.')
export const oneCourseOfCup = message('Two of its three courses are not recorded: rankings count the other one.')
export const twoCoursesOfCup = message('One of its three courses is not recorded: rankings count the other two.')
export const rankedCupOfWeek = message('Ranked cup, week {week}')
export const weekOfTour = message('<tour/>, week {week}')
export const weekTitle = message('{hasName, select, yes {Week {week}: {name}} other {Week {week}}}')
export const roundCounts = message(
  'In {isShort, select, yes {at least } other {}}{cups} of {ofCups, plural, one {# ranked cup} other {# ranked cups}} and {tours} of {ofTours, plural, one {# tour} other {# tours}}, <days/>.',
)
export const yearlyCycle = message('By the yearly cycle')
export const raceCard = message('Race card')
export const planner = message('Planner')
