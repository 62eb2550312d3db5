import type { NotFoundPage } from '#pages/data/site-pages.ts'
import './not-found-view.css'

export function NotFoundView({ data }: { data: NotFoundPage }) {
  return (
    <div className="not-found">
      <p className="eyebrow">404</p>
      <h1 tabIndex={-1}>Off the track</h1>
      <p>There is no page at this address. It may have moved or never existed.</p>
      <ul className="actions">
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
