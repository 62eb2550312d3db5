/** What kinds, rarities, shelves, platforms and the like are called. */
import { message } from './message.ts'

export const rarityNames = {
  normal: message('Normal'),
  super: message('Super'),
  'high-end': message('High-End'),
}

/** For an item whose list of top shelves is short. */
export const knownTops = message('{known, number} of {of, number} top shelves known at level 1')
/** `12 drivers`. */
export const countOfKind = message(
  '{kind, select, driver {{count, plural, one {# driver} other {# drivers}}} kart {{count, plural, one {# kart} other {# karts}}} other {{count, plural, one {# glider} other {# gliders}}}}',
)

/** `High-End karts`. */
export const rarityOfKind = message(
  '{rarity, select, normal {Normal} super {Super} other {High-End}} {kind, select, driver {drivers} kart {karts} other {gliders}}',
)

export const driver = message('Driver')
export const kart = message('Kart')
export const glider = message('Glider')
export const drivers = message('Drivers')
export const karts = message('Karts')
export const gliders = message('Gliders')

// Letters of rarities, within a small mark.
export const normalLetter = message('N')
export const superLetter = message('S')
export const highEndLetters = message('HE')

export const topShelf = message('Top shelf')
export const middleShelf = message('Middle shelf')
export const bottomShelf = message('Bottom shelf')
export const unknownShelf = message('Unknown shelf')
export const incompleteLists = message(
  '{kind, select, driver {{count, plural, one {The list of # more driver is incomplete: it may have a shelf here.} other {The lists of # more drivers are incomplete: they may have a shelf here.}}} kart {{count, plural, one {The list of # more kart is incomplete: it may have a shelf here.} other {The lists of # more karts are incomplete: they may have a shelf here.}}} other {{count, plural, one {The list of # more glider is incomplete: it may have a shelf here.} other {The lists of # more gliders are incomplete: they may have a shelf here.}}}}',
)

// What the top shelf is worth in a race.
export const topShelfOfDriver = message('three item slots and Frenzy')
export const topShelfOfKart = message('double points for actions')
export const topShelfOfGlider = message('a triple combo bonus')

// Where courses come from.
export const tourPlatform = message('Tour')
export const remixPlatform = message('Remix')
export const superNes = message('Super NES')
export const nintendo64 = message('Nintendo 64')
export const gameBoyAdvance = message('Game Boy Advance')
export const gameCube = message('GameCube')
export const nintendoDs = message('DS')
export const wii = message('Wii')
export const nintendo3ds = message('3DS')
export const cityCourse = message('City course')
export const originalCourse = message('Tour original')
export const classicCourse = message('Classic course')
export const remixCourse = message('Remix course')
export const battleCourse = message('Battle course')

// What skills do.
export const offensive = message('Offensive')
export const defensive = message('Defensive')
export const boost = message('Boost')
export const coins = message('Coins')

// How items were sold in the shops of the game.
export const spotlight = message('Spotlight')
export const highRate = message('High rate')
export const normalRate = message('Normal rate')
export const lowRate = message('Low rate')
export const dailySelects = message('Daily selects')
export const allClearPipe = message('All-Clear Pipe')
export const goldChallenge = message('Gold challenge')
export const dailySpotlight = message('Daily spotlight')
export const goldDailySpotlight = message('Daily spotlight, gold')
export const suitShop = message('Mii racing suit shop')
export const goldPass = message('Gold Pass')
export const paidOffers = message('Paid offers')
export const elsewhere = message('Elsewhere')

/** Of a ranked cup that no source names. */
export const rankedWeek = message('{tour}, ranked week {week}')
