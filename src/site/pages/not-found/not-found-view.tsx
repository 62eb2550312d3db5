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
import * as words from '#wording/not-found.ts'
import { readPath } from '../../features/navigation/page-address.ts'
import { searchLink } from '../../features/search/open-search.ts'
import { useInBrowser } from '../../ui/store/use-in-browser.ts'
import { Day } from '../../ui/wording/day.tsx'
import { rich } from '../../ui/wording/rich.tsx'
import { explainMissing, guessAddress, type Missing } from './explain-missing.ts'
import './not-found-view.css'

export function NotFoundView({ data: { closedOn, lastDay, round, suggestions } }: { data: NotFoundPage }) {
  const [lastTour] = round
  // One document serves all addresses: only the browser knows which it is.
  const path = useInBrowser(() => readPath(location.pathname) ?? location.pathname, null)
  return (
    <div className="not-found">
      <p className="eyebrow">404</p>
      <h1 tabIndex={-1}>{words.title()}</h1>
      <p className="not-found-reason">
        <Reason missing={path === null ? null : explainMissing(path, closedOn, round)} />
        {path !== null && <Meant path={path} />}
        {path !== null && languages.length > 1 && <OpenInLanguage />}
      </p>
      <p>
        {rich(lastTour ? words.ended() : words.endedWithoutTour(), {
          day: <Day date={closedOn} />,
          ranking: <a href={dayRankingPath(lastDay)}>{formatDay(lastDay)}</a>,
          tour: lastTour && <a href={tourPath(lastTour.id)}>{lastTour.name}</a>,
        })}
      </p>
      <ul className="actions">
        <li>
          <a {...searchLink} className="button">
            {words.search()}
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
function Meant({ path }: { path: string }) {
  const [meant, setMeant] = useState<string | null>(null)
  useEffect(() => {
    const guess = guessAddress(path)
    if (guess === null) return
    let isCurrent = true
    fetch(pageDataPath(guess), { method: 'HEAD' }).then(
      ({ ok }) => isCurrent && setMeant(ok ? guess : null),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [path])
  return meant !== null && <> {rich(words.meant(), { page: <a href={meant}>{meant}</a> })}</>
}

function Reason({ missing }: { missing: Missing }) {
  switch (missing?.is) {
    case 'day':
      return rich(words.noRanking(), { days: (text) => <a href={routes['ranking-calendar']}>{text}</a> })
    case 'day-after-the-end':
      return words.noRankingAfterEnd({ day: formatDay(missing.date) })
    case 'tour-after-the-end':
      return rich(words.noTourAfterEnd(), { tour: <a href={tourPath(missing.repeats.id)}>{missing.repeats.name}</a> })
    default:
      return words.noPage()
  }
}
