/** Items side by side. */
import { message } from './message.ts'

export const theItemsCouldNot = message('The items could not be loaded.')
export const chooseAKind = message('Choose a {kind, select, driver {driver} kart {kart} other {glider}}')
export const comparison = message('Comparison')
export const what = message('What')
export const removeName = message('Remove {name}')
export const yours = message('Yours')
export const aloneOnTheTop = message('Alone on the top shelf')
export const best = message(' (best)')
export const inTheLastRanked = message('In the last ranked cup')
export const inTheRestOf = message('In the rest of the game')
export const elsewhereInTheLast = message('Elsewhere in the last tour')
export const inTheLastTour = message('In the last tour')
export const onTheTopShelf = message('On the top shelf of {all}.')
export const togetherTheyAreOn = message('Together they are on the top shelf of {all}, no two of them on the same.')
export const togetherTheyAreOnThe = message(
  'Together they are on the top shelf of {all}; on {shared} of these, more than one of them is.',
)
export const driversKartsOrGliders = message(
  'Drivers, karts or gliders side by side<span>: what each is worth, and on which courses</span>.',
)
export const compareItems = message('Compare items')
export const theComparison = message('The comparison')
export const nothingToCompareYet = message('Nothing to compare yet')
export const theItemsAreIn = message(
  'The items are in the address, and only your browser reads it: this page needs JavaScript.',
)
export const kindInThisAddress = message(
  '<more/> {kind, select, driver {driver} kart {kart} other {glider}} in this address is known here. Its name may have been cut short: choose it yourself.',
)
export const thisAddressNamesLength = message(
  'This address names {length} {kind, select, driver {drivers} kart {karts} other {gliders}}. The first {mostCompared} are compared: no more fit side by side.',
)
export const addAKind = message('Add a {kind, select, driver {driver} kart {kart} other {glider}}')
export const compareWithName = message('<span>Compare </span>with {name}')
export const linkCopiedWhoeverOpens = message('Link copied. Whoever opens it sees these items side by side.')
export const shareLink = message('Share link')
export const bottom = message('Bottom')
export const notRecorded = message('Not recorded')
export const top = message('Top')
export const middle = message('Middle')
export const topShelvesInThe = message('Top shelves in the last ranked cup')
export const inTheWholeGame = message('In the whole game')
export const ofOf = message('<orBetter/> of {of}')
