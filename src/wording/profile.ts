/** Profiles and badges. */
import { message } from './message.ts'

export const theKindsOfBadges = message(
  'The kinds of badges in the game.<span> No source lists the individual badges, so neither do we.</span>',
)
export const awardedFor = message('Awarded for <value/>')
export const awardedFor2 = message('Awarded for')
export const inGameCodesStart = message('In-game codes start with')
export const kindOfBadge = message('Kind of badge<facts/>')
export const badgesOfThisKind = message(
  'Badges of this kind share the start of their code. No source we know of lists their individual names.',
)
export const inOurGuides = message('In our guides')
export const otherBadges = message('Other badges')
export const myMarioKartTour = message('My Mario Kart Tour collection')
export const theBadges = message('The badges')
export const badges = message('Badges')
export const numberedInTheOrder = message(
  'Numbered in the order in which you chose them. To move one to the end, press it twice; the first is your picture.',
)
export const yourPicture = message(', your picture')
export const yourValue = message('Your {value}')
export const clear = message('Clear')
export const theItems = message('The items')
export const featuredItemNone = message('featured-item none')
export const notInYourChecklist = message('Not in your checklist')
export const levelLevel = message('Level {level}')
export const yourPictureIsYour = message(
  'Your picture is your first featured badge, or else the one that you have chosen.',
)
export const editNameAndPicture = message('Edit name and picture')
export const theLastRankedCup = message('The last ranked cup')
export const theLastTour = message('The last tour')
export const theLastYearOf = message('The last year of ranked cups')
export const theWholeGame = message('The whole game')
export const yourCollection = message('Your collection')
export const loading = message('Loading…')
export const courseVariantsOnWhich = message(
  'Course variants on which you own a top-shelf driver, kart and glider. <link>See what would cover more</link>',
)
export const featured = message('Featured')
export const checklist = message('Checklist')
export const yourCard = message('Your card')
export const nameAndPicture = message('Name and picture')
export const yourFeaturedItemsThe = message(
  'Your featured items, the progress of your collection, and a card to share.',
)
export const yourProfile = message('Your profile')
export const loadingYourProfile = message('Loading your profile…')
export const yourChangeCouldNot = message('Your change could not be saved. {describeFailure}')
export const yourCardWithYour = message('Your card with your name, featured items, collection and coverage')
export const saveAsPng = message('Save as PNG')
export const share = message('Share…')
export const shareAsALink = message('Share as a link')
export const shareYourProfile = message('Share your profile')
