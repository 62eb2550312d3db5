/** Profiles and badges. */
import { message } from './message.ts'

export const aboutBadges = message(
  'The kinds of badges in the game.<more> No source lists the individual badges, so neither do we.</more>',
)
export const awardedFor = message(
  'Awarded for {kind, select, ranking {ranking results} challenge {challenges} event {events} other {anything else}}',
)
export const awardedForWhat = message('Awarded for')
export const codesStartWith = message('In-game codes start with')
export const aboutBadge = message('Kind of badge')
export const badgesOfKind = message(
  'Badges of this kind share the start of their code. No source we know of lists their individual names.',
)
export const inGuides = message('In our guides')
export const otherBadges = message('Other badges')
export const cardTitle = message('My Mario Kart Tour collection')
export const badgesPart = message('The badges')
export const badges = message('Badges')
export const badgeOrder = message(
  'Numbered in the order in which you chose them. To move one to the end, press it twice; the first is your picture.',
)
export const badgePlace = message('#{place, number}{isPicture, select, yes {, your picture} other {}}')
export const yourItem = message('Your {kind, select, driver {driver} kart {kart} other {glider}}')
export const clear = message('Clear')
export const itemsPart = message('The items')
export const notInChecklist = message('Not in your checklist')
export const level = message('Level {level}')
export const aboutPicture = message('Your picture is your first featured badge, or else the one that you have chosen.')
export const editName = message('Edit name and picture')
export const lastRankedCup = message('The last ranked cup')
export const lastTour = message('The last tour')
export const lastYear = message('The last year of ranked cups')
export const wholeGame = message('The whole game')
export const yourCollection = message('Your collection')
export const loading = message('Loading…')
export const aboutCoverage = message(
  'Course variants on which you own a top-shelf driver, kart and glider. <planner>See what would cover more</planner>',
)
export const featured = message('Featured')
export const checklist = message('Checklist')
export const yourCard = message('Your card')
export const nameAndPicture = message('Name and picture')
export const aboutProfile = message('Your featured items, the progress of your collection, and a card to share.')
export const yourProfile = message('Your profile')
export const loadingProfile = message('Loading your profile…')
export const changeNotSaved = message('Your change could not be saved. {reason}')
export const cardContents = message('Your card with your name, featured items, collection and coverage')
export const saveAsPng = message('Save as PNG')
export const share = message('Share…')
export const shareAsALink = message('Share as a link')
export const shareYourProfile = message('Share your profile')
export const badgeOccasion = message(
  '{kind, select, ranking {Ranking results} challenge {Challenges} event {Events} other {Anything else}}',
)
export const byName = message('By name')
export const kind = message('Kind')
export const badgeKind = message(
  '{kind, select, ranking {Ranking} challenge {Challenge} event {Event} other {General}}',
)
export const wanted = message('Wanted')
export const ofItems = message('of {total, number} items')
export const coursesCovered = message('Course variants covered')
export const choose = message('Choose')
export const needsJavaScript = message('Your profile is stored in your account: this page needs JavaScript.')
export const myCollection = message('My collection')
export const unnamedPlayer = message('A Mario Kart Tour player')
