import type { ItemPage } from '#pages/data/item-pages.ts'
import { EstimateMark } from '../../ui/components/record-label-badge.tsx'
import { Section } from '../../ui/components/section.tsx'
import { formatCount } from '../../ui/wording/wording.ts'
import { describeCups, describeSince } from './describe-years.ts'

/** The causes behind the chart above, year by year. */
export function ItemYears({ data: { years, item } }: { data: ItemPage }) {
  const now = years?.at(-1)
  if (!years || !now) return null
  return (
    <Section id="years" title="Why it rose and fell" aside="Its usual rank, year by year">
      <ol className="item-years">
        {years.toReversed().map((year) => (
          <li key={year.year ?? 'now'}>
            <h3>
              {year.year ?? 'Last year of the game'} <EstimateMark label={year.label} />
            </h3>
            <p>
              <b>#{year.rank}</b> of {formatCount(year.of, item.kind)}, on{' '}
              {formatCount(year.tops, 'top shelf', 'top shelves')}, in {describeCups(year)}.{' '}
              {year !== now && describeSince(year, now, item.kind)}
            </p>
          </li>
        ))}
      </ol>
      <p className="muted">Years known mostly from an earlier year&rsquo;s record are left out.</p>
    </Section>
  )
}
