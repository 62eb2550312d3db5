import * as say from '#wording/kinds.ts'
import type { OfferPool, OfferRate, WayToGet } from '#catalogue/content-tables.ts'

/** How likely the Spotlight Shop showed an item. */
export const rateNames: Readonly<Record<OfferRate, string>> = {
  spotlight: say.spotlight(),
  high: say.highRate(),
  normal: say.normalRate(),
  low: say.lowRate(),
}

export const poolNames: Readonly<Record<OfferPool, string>> = {
  'daily-selects': say.dailySelects(),
  'all-clear-pipe': say.allClearPipe(),
  'gold-premium-challenge': say.goldChallenge(),
}

export const wayNames: Readonly<Record<WayToGet, string>> = {
  spotlight: say.spotlight(),
  'daily-spotlight': say.dailySpotlight(),
  'daily-spotlight-gold': say.goldDailySpotlight(),
  'mii-shop': say.suitShop(),
  'gold-pass': say.goldPass(),
  paid: say.paidOffers(),
  other: say.elsewhere(),
}
