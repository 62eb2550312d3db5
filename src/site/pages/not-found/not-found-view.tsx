import { useEffect, useState } from 'react'
import type { NotFoundPage } from '#pages/data/site-pages.ts'
import { removePrefix } from '#pages/routes/language-path.ts'
import { matchRoute } from '#pages/routes/match-route.ts'
import {
  dayRankingPath,
  pageDataPath,
  routes,
  shellAddressKey,
  shellPath,
  tourPath,
  withTrailingSlash,
} from '#pages/routes/routes.ts'
import { languages } from '#wording/language.ts'
import { formatDay } from '#wording/days.ts'
import { linkArea } from '#wording/areas.ts'
import * as say from '#wording/not-found.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import { isGameDay } from '#catalogue/game-day.ts'
import type { TourRef } from '#pages/data/refs.ts'
import { decodeEscapes } from '#pages/routes/decode-escapes.ts'
import { readPath } from '../../features/navigation/page-address.ts'
import { searchLink } from '../../features/search/open-search.ts'
import { useInBrowser } from '../../ui/store/use-in-browser.ts'
import { Day } from '../../ui/wording/day.tsx'
import { rich } from '../../ui/wording/rich.tsx'
import './not-found-view.css'

export function NotFoundView({ data: { closedOn, lastDay, round, suggestions } }: { data: NotFoundPage }) {
  const [lastTour] = round
  // One document serves all addresses: only the browser knows which it is.
  const path = useInBrowser(() => readPath(location.pathname) ?? location.pathname, null)
  return (
    <div className="not-found">
      <p className="eyebrow">404</p>
      <h1 tabIndex={-1}>{say.title()}</h1>
      <p className="not-found-reason">
        <Reason missing={path === null ? null : explainMissing(path, closedOn, round)} />
        {path !== null && <GuessedPage path={path} />}
        {path !== null && languages.length > 1 && <OpenInLanguage />}
      </p>
      <p>
        {rich(lastTour ? say.ended() : say.endedWithoutTour(), {
          day: <Day date={closedOn} />,
          ranking: <a href={dayRankingPath(lastDay)}>{formatDay(lastDay)}</a>,
          tour: lastTour && <a href={tourPath(lastTour.id)}>{lastTour.name}</a>,
        })}
      </p>
      <ul className="actions">
        <li>
          <a {...searchLink} className="button">
            {say.search()}
          </a>
        </li>
        {suggestions.map(linkArea).map((suggestion) => (
          <li key={suggestion.path}>
            <a className="button" href={suggestion.path}>
              {suggestion.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * In the language of an address whose page is there in English alone, hosts of files say that it is not there: it is shown
 * by a document that shows any page.
 */
function OpenInLanguage() {
  useEffect(() => {
    const { pathname, search, hash } = location
    const prefix = languages
      .map((other) => other.pathPrefix)
      .find((other) => other !== '' && removePrefix(pathname, other))
    const path = prefix && removePrefix(pathname, prefix)
    if (!path || !matchRoute(path)) return
    fetch(pageDataPath(withTrailingSlash(path)), { method: 'HEAD' }).then(
      ({ ok }) =>
        ok &&
        location.replace(`${prefix}${shellPath}?${shellAddressKey}=${encodeURIComponent(pathname + search + hash)}`),
      () => undefined,
    )
  }, [])
  return null
}

/** A link to the page that was meant, once it is known to exist. */
function GuessedPage({ path }: { path: string }) {
  const [page, setPage] = useState<string | null>(null)
  useEffect(() => {
    const guess = guessAddress(path)
    if (guess === null) return
    let isCurrent = true
    fetch(pageDataPath(guess), { method: 'HEAD' }).then(
      ({ ok }) => isCurrent && setPage(ok ? guess : null),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [path])
  return page !== null && <> {rich(say.meant(), { page: <a href={page}>{page}</a> })}</>
}

function Reason({ missing }: { missing: Missing }) {
  switch (missing?.is) {
    case 'day':
      return rich(say.noRanking(), { days: (text) => <a href={routes['ranking-calendar']}>{text}</a> })
    case 'day-after-the-end':
      return say.noRankingAfterEnd({ day: formatDay(missing.date) })
    case 'tour-after-the-end':
      return rich(say.noTourAfterEnd(), { tour: <a href={tourPath(missing.repeats.id)}>{missing.repeats.name}</a> })
    default:
      return say.noPage()
  }
}

/** What the site knows of an address at which there is no page. */
type Missing =
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
