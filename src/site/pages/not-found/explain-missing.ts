import type { IsoDate } from '#catalogue/calendar.ts'
import { isGameDay } from '#catalogue/game-day.ts'
import type { TourRef } from '#pages/data/refs.ts'
import { decodeEscapes } from '#pages/routes/decode-escapes.ts'
import { matchRoute } from '#pages/routes/match-route.ts'
import { withTrailingSlash } from '#pages/routes/routes.ts'

/** What the site knows of an address at which there is no page. */
export type Missing =
  | { readonly is: 'day'; readonly date: IsoDate }
  | { readonly is: 'day-after-the-end'; readonly date: IsoDate }
  /** By the yearly cycle it would have come after the last one. */
  | { readonly is: 'tour-after-the-end'; readonly repeats: TourRef }
  | null

/**
 * @param closedOn the day on which the game ended
 * @param round the last round of tours, newest first
 */
export function explainMissing(path: string, closedOn: IsoDate, round: readonly TourRef[]): Missing {
  const match = matchRoute(path)
  if (match?.name === 'ranking-day') {
    const { date = '' } = match.params
    if (!isGameDay(date)) return null
    return { is: date < closedOn ? 'day' : 'day-after-the-end', date }
  }
  if (match?.name !== 'tour') return null
  const { turn, year } = splitYear(match.params.name ?? '')
  const repeats = round.find(({ id }) => splitYear(id).turn === turn)
  return repeats && year > splitYear(repeats.id).year ? { is: 'tour-after-the-end', repeats } : null
}

/** `holiday-tour-2025`: tours of the cycle have their year at the end. */
function splitYear(id: string): { turn: string; year: number } {
  const [, turn = id, year = '0'] = /^(.+)-(\d{4})$/.exec(id) ?? []
  return { turn, year: Number(year) }
}

/**
 * The address that is probably meant, which may not exist either: `/drivers/mario/` for `/Drivers/Mario/` and for
 * `/drivers/mario,` at the end of a clause, and for `/it/drivers/mario/` in a language that the site does not have. Null if
 * it is no other, or one that no page could have.
 */
export function guessAddress(path: string): string | null {
  const guess = decodeEscapes(path)
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/\/{2,}/g, '/')
    .replace(/[^\p{L}\p{N}]+$/u, '')
    .replace(/\/index\.html?$|$/, '/')
  if (!/^\/[a-z0-9/-]+\/$/.test(guess) || (guess === withTrailingSlash(path) && matchRoute(guess))) return null
  if (matchRoute(guess)) return guess
  const inAnyLanguage = guess.replace(/^\/[a-z]{2}(?:-[a-z0-9]{2,4})?\//, '/')
  return matchRoute(inAnyLanguage) ? inAnyLanguage : null
}
