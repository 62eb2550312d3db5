/** Items side by side. */
import { message } from './message.ts'

export const itemsNotLoaded = message('The items could not be loaded.')
export const chooseItem = message('Choose a {kind, select, driver {driver} kart {kart} other {glider}}')
export const comparison = message('Comparison')
export const whatIsCompared = message('What')
export const remove = message('Remove {item}')
export const yours = message('Yours')
export const aloneOnTop = message('Alone on the top shelf')
export const best = message('(best)')
export const inLastCup = message('In the last ranked cup')
export const inRestOfGame = message('In the rest of the game')
export const elsewhereInTour = message('Elsewhere in the last tour')
export const inLastTour = message('In the last tour')
export const topOfOne = message(
  'On the top shelf of {courses, plural, one {# course variant} other {# course variants}}{areRecorded, select, yes {} other { on record}}.',
)
export const topsApart = message(
  'Together they are on the top shelf of {courses, plural, one {# course variant} other {# course variants}}{areRecorded, select, yes {} other { on record}}, no two of them on the same.',
)
export const topsShared = message(
  'Together they are on the top shelf of {courses, plural, one {# course variant} other {# course variants}}{areRecorded, select, yes {} other { on record}}; on {shared, number} of these, more than one of them is.',
)
export const aboutComparing = message(
  'Drivers, karts or gliders side by side<more>: what each is worth, and on which courses</more>.',
)
export const compareItems = message('Compare items')
export const comparisonPart = message('The comparison')
export const nothingCompared = message('Nothing to compare yet')
export const needsJavaScript = message(
  'The items are in the address, and only your browser reads it: this page needs JavaScript.',
)
export const unknownItems = message(
  '{known, select, none {No {kind, select, driver {driver} kart {kart} other {glider}} in this address is known here.} other {Not every {kind, select, driver {driver} kart {kart} other {glider}} in this address is known here.}} Its name may have been cut short: choose it yourself.',
)
export const tooMany = message(
  'This address names {asked, number} {kind, select, driver {drivers} kart {karts} other {gliders}}. The first {most, number} are compared: no more fit side by side.',
)
export const addItem = message('Add a {kind, select, driver {driver} kart {kart} other {glider}}')
export const compareWith = message('<hidden>Compare </hidden>with {item}')
export const linkCopied = message('Link copied. Whoever opens it sees these items side by side.')
export const shareLink = message('Share link')
export const bottom = message('Bottom')
export const notRecorded = message('Not recorded')
export const top = message('Top')
export const middle = message('Middle')
export const topsInLastCup = message('Top shelves in the last ranked cup')
export const inWholeGame = message('In the whole game')
export const rankOf = message('#{rank, number}<of>{orBetter, select, yes { or better} other {}} of {of, number}</of>')
export const levelOf = message('Level {level}')
export const notOwned = message('Not owned')
export const courseCount = message('{courses, plural, one {# course variant} other {# course variants}}')
export const middleShelves = message('+{middle, number} middle{isShort, select, yes { known} other {}}')
export const lastRank = message('Last rank')
export const racePoints = message('Points of a race, on average')
export const worthHaving = message('Worth having')
export const cupsOfYear = message('Ranked cups in a year of tours')
export const cupCount = message('{isShort, select, yes {at least {cups, number}} other {{cups, number}}}')
export const skill = message('Skill')
export const rarity = message('Rarity')
export const debut = message('Debut')
export const versus = message('{items} vs. {other}')
