import type { DataPage } from '#pages/data/site-pages.ts'
import { tableDataPath } from '#pages/open-data/open-data-path.ts'
import { routes } from '#pages/routes/routes.ts'
import { Day } from '../../ui/wording/day.tsx'
import { formatCount } from '../../ui/wording/wording.ts'

const sourcesTable = <a href={tableDataPath('table-sources', 'csv')}>table-sources</a>

export function DataSources({ sources, allSources }: Pick<DataPage, 'sources' | 'allSources'>) {
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
      <p>Everything else is from these, which each table names in {sourcesTable}:</p>
      <ul className="data-notes">
        {allSources.map(({ id, title, url, what }) => (
          <li key={id}>
            {url === null ? title : <a href={url}>{title}</a>}: {what}
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
