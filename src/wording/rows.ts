/** Rows and chips of items, rankings and tours. */
import { message } from './message.ts'

export const skillNotRecorded = message('Skill not recorded')
export const debutNotRecorded = message('Debut not recorded')
export const onNoTopShelf = message('On no top shelf')
export const higherInThisCup = message('Higher in this cup than elsewhere')
export const higherInThisCupThan = message(', higher in this cup than elsewhere')
export const tier = message('Tier ')
export const noneOfItsCourses = message('None of its courses is on record: these are the {what} of the whole game.')
export const onTheCoursesOf = message('On the courses of its ranked cups, the only ones on record.')
export const sameShelves = message('same shelves')
export const othersLostMore = message('others lost more')
export const othersGainedMore = message('others gained more')
export const whyName = message('Why {name}')
export const newIt = message('New')
export const points = message('Points')
export const ofARaceBeyond = message('Of a race beyond a plain item, on average; shared shelves count less')
export const ofARaceWith = message(
  'Of a race with it and the best partners, on average; the bar is what it brings beyond a plain item',
)
export const cup = message('Cup')
export const tour = message('Tour')
export const topShelvesOnThe = message('Top shelves on the courses of the tour')
export const topShelves = message('Top shelves')
export const onTheCoursesOfThe = message('On the courses of the tour; middle shelves in brackets')
export const middle = message(' +<value/> middle')
export const ofIt = message('<value/> of <courseCount/><small/>')
export const notOnRecord = message('Not on record')
export const inTheGame = message('In the game')
export const itsRankInThe = message('Its rank in the whole game: what is worth having')
export const howThePointsAre = message('How the points are made')
export const thePointsThatA = message(
  'The points that a good race with the {what} brings, <value/>. It is raced with the best of the two other kinds that stand there, everything at level 8 with all points caps, at player level 150, in first place with one combo. In a cup, its driver and Mii racing suits stand higher than elsewhere; what further suits add is left out.',
)
export const thisIsAnEstimate = message(
  'This is an estimate that competitive players use, not the game’s own count. “≈” stands where nobody counted the actions of a course, which are then means of others. A plain {what} is High-End, on the bottom shelf, with a skill that adds nothing. Equal points are ordered by the level needed, top shelves, base points and debut, then by how strong we judge a special skill to be.',
)
export const tiersHaveFixedCuts = message(
  'Tiers have fixed cuts: over the recorded days of 2022 and 2023 about {vS}% of the items reached S, {vA}% A, {vB}% B and {vC}% C.',
)
export const rankingsSubject = message('Rankings: {subject}')
export const fromRankValueOn = message('From rank {value} on')
export const orBetter = message(' or better')
export const itsCoursesAreNot = message('Its courses are not recorded.')
export const twoOfItsThree = message('Two of its three courses are not recorded: rankings count the other one.')
export const oneOfItsThree = message('One of its three courses is not recorded: rankings count the other two.')
export const rankedCupWeekWeek = message('Ranked cup, week {week}')
export const weekWeek = message('<link/>, week {week}')
export const inRankedcupsOfCups = message(
  'In <more/>{rankedCups} of {cups, plural, one {# ranked cup} other {# ranked cups}} and {tours} of {tours2, plural, one {# tour} other {# tours}}, <dayRange/>.',
)
export const byTheYearlyCycle = message('By the yearly cycle')
export const raceCard = message('Race card')
export const planner = message('Planner')
