import type { Round, RoundSpan } from '#rankings/subjects/count-appearances.ts'

/** What page data says of a round. */
export function spanRound({ of, from, until }: Round): RoundSpan {
  return { of, from, until }
}
