import type { NotFoundPage } from '#pages/data/site-pages.ts'
import { isGameDay } from '#catalogue/game-day.ts'
import { matchRoute } from '#pages/routes/match-route.ts'
import { routes } from '#pages/routes/routes.ts'
import { searchLink } from '../../features/search/open-search.ts'
import { useInBrowser } from '../../ui/store/use-in-browser.ts'
import './not-found-view.css'

export function NotFoundView({ data }: { data: NotFoundPage }) {
  // One document serves all addresses: only the browser knows which it is.
  const isDay = useInBrowser(isRankingDay, false)
  return (
    <div className="not-found">
      <p className="eyebrow">404</p>
      <h1 tabIndex={-1}>Off the track</h1>
      {/* Equally long: the page does not move when it learns its address. */}
      {isDay ? (
        <p>
          There is no ranking for this day. See the <a href={routes['ranking-calendar']}>days that have one</a>.
        </p>
      ) : (
        <p>There is no page at this address. It may have moved or never existed.</p>
      )}
      <ul className="actions">
        <li>
          <a {...searchLink} className="button">
            Search everywhere
          </a>
        </li>
        {data.suggestions.map((suggestion) => (
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

function isRankingDay(): boolean {
  const match = matchRoute(location.pathname)
  return match?.name === 'ranking-day' && isGameDay(match.params.date ?? '')
}
