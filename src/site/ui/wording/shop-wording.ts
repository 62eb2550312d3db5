import type { OfferPool, OfferRate, WayToGet } from '#catalogue/content-tables.ts'

/** How likely the Spotlight Shop showed an item. */
export const rateNames: Readonly<Record<OfferRate, string>> = {
  spotlight: 'Spotlight',
  high: 'High rate',
  normal: 'Normal rate',
  low: 'Low rate',
}

export const poolNames: Readonly<Record<OfferPool, string>> = {
  'daily-selects': 'Daily selects',
  'all-clear-pipe': 'All-Clear Pipe',
  'gold-premium-challenge': 'Gold challenge',
}

export const wayNames: Readonly<Record<WayToGet, string>> = {
  spotlight: 'Spotlight',
  'daily-spotlight': 'Daily spotlight',
  'daily-spotlight-gold': 'Daily spotlight, gold',
  'mii-shop': 'Mii racing suit shop',
  'gold-pass': 'Gold Pass',
  paid: 'Paid offers',
  other: 'Elsewhere',
}
