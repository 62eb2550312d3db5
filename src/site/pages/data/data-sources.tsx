import type { DataPage } from '#pages/data/site-pages.ts'
import { tableDataPath } from '#pages/open-data/open-data-path.ts'
import { routes } from '#pages/routes/routes.ts'
import * as say from '#wording/data-page.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { Day } from '../../ui/wording/day.tsx'

const sourcesTable = <a href={tableDataPath('table-sources', 'csv')}>table-sources</a>

export function DataSources({ sources, allSources }: Pick<DataPage, 'sources' | 'allSources'>) {
  return (
    <>
      <p>{say.aboutShelfSources()}</p>
      <ul className="data-notes">
        {sources.map(({ name, href, dayCount, from, to }) => (
          <li key={name}>
            {rich(to === from ? say.sourceDay({ days: dayCount }) : say.sourceDays({ days: dayCount }), {
              source: href === null ? name : <a href={href}>{name}</a>,
              first: <Day date={from} />,
              last: <Day date={to} />,
            })}
          </li>
        ))}
      </ul>
      <p>{rich(say.aboutOtherSources(), { table: sourcesTable })}</p>
      <ul className="data-notes">
        {allSources.map(({ id, title, url, what }) => (
          <li key={id}>
            {url === null ? title : <a href={url}>{title}</a>}: {what}
          </li>
        ))}
      </ul>
      <p>{rich(say.aboutReports(), { corrections: (inner) => <a href={routes.corrections}>{inner}</a> })}</p>
    </>
  )
}
