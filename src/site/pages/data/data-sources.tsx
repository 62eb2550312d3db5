import type { DataPage } from '#pages/data/site-pages.ts'
import { routes } from '#pages/routes/routes.ts'
import { Day } from '../../ui/wording/day.tsx'
import { formatCount } from '../../ui/wording/wording.ts'

export function DataSources({ sources }: Pick<DataPage, 'sources'>) {
  return (
    <>
      <p>The shelves of the whole game come from what players have recorded and published:</p>
      <ul className="data-notes">
        {sources.map(({ name, href, dayCount, from, to }) => (
          <li key={name}>
            {href === null ? name : <a href={href}>{name}</a>}: {formatCount(dayCount, 'day')}, <Day date={from} />
            {to !== from && (
              <>
                {' '}
                to <Day date={to} />
              </>
            )}
          </li>
        ))}
      </ul>
      <p>
        What players have since reported as wrong, and what was decided, is under{' '}
        <a href={routes.corrections}>Corrections</a>.
      </p>
    </>
  )
}
