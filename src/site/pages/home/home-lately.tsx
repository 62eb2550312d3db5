import { expandMovers } from '#pages/data/compact-row.ts'
import type { HomePage, KindNews, ShelfRecordNews } from '#pages/data/home-page.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { Day } from '../../ui/wording/day.tsx'
import { ItemChip } from '../../ui/items/item-chip.tsx'
import { MoverRows } from '../../ui/rankings/mover-rows.tsx'
import { formatNumber, kindPlurals } from '../../ui/wording/wording.ts'
import { describeCauses } from '../../features/rankings/reasons/describe-causes.ts'

/** When the rankings last changed, why, and who moved; and what the latest record of shelves added. */
export function Lately({ lately, newestRecord }: Pick<HomePage, 'lately' | 'newestRecord'>) {
  return (
    <>
      <div className="podiums">
        {lately.map((news) => (
          <KindCard key={news.itemKind} news={news} />
        ))}
      </div>
      {newestRecord && newestRecord.topCount > 0 && <RecordNews record={newestRecord} />}
    </>
  )
}

function KindCard({ news }: { news: KindNews }) {
  const { itemKind, unchangedSince, causes } = news
  const { risers, fallers, newcomers } = expandMovers(news)
  const movers = [...newcomers, ...risers, ...fallers]
  return (
    <section className="card mover-list" aria-label={`${kindPlurals[itemKind]}: recent changes`}>
      <h3>{kindPlurals[itemKind]}</h3>
      <p className="muted">
        Unchanged since{' '}
        <a href={dayRankingPath(unchangedSince)}>
          <Day date={unchangedSince} />
        </a>
        {causes.length > 0 && `, when ${describeCauses(causes, itemKind)}`}.
      </p>
      {movers.length > 0 && <MoverRows movers={movers} />}
    </section>
  )
}

function RecordNews({ record }: { record: ShelfRecordNews }) {
  return (
    <section className="card record-news" aria-label="Shelves: recent changes">
      <h3>Shelves</h3>
      <p className="muted">
        {formatNumber(record.topCount)} places on top shelves were first seen in the record of{' '}
        <Day date={record.date} />
        {record.before && (
          <>
            . They came on some day after <Day date={record.before} />, the record before it
          </>
        )}
        . Most belong to:
      </p>
      <ul className="chips">
        {record.gainers.map(({ item, topCount }) => (
          <li key={item.id}>
            <ItemChip item={item} /> <span className="move up">+{topCount}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
