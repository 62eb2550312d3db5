import type { BadgeKind } from '#catalogue/entities.ts'

/** What badge kinds mean to a player: awarded for this. */
export const badgeOccasions: Readonly<Record<BadgeKind, string>> = {
  general: 'Anything else',
  ranking: 'Ranking results',
  challenge: 'Challenges',
  event: 'Events',
}
