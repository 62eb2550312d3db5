import type { ItemPage } from '#pages/data/item-pages.ts'
import * as say from '#wording/item.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { EstimateMark } from '../../ui/components/record-label-badge.tsx'
import { Section } from '../../ui/components/section.tsx'
import { formatCount } from '../../ui/wording/wording.ts'
import { describeCups, describeSince } from './describe-years.ts'

/** The causes behind the chart above, year by year. */
export function ItemYears({ data: { years, item } }: { data: ItemPage }) {
  const now = years?.at(-1)
  if (!years || !now) return null
  return (
    <Section id="years" title={say.whyItRoseAnd()} aside={say.itsUsualRankYear()}>
      <ol className="item-years">
        {years.toReversed().map((year) => (
          <li key={year.year ?? 'now'}>
            <h3>
              {year.year ?? say.lastYearOfThe()} <EstimateMark label={year.label} />
            </h3>
            <p>
              {rich(say.ofOnShelvesIn({ shelves: year.tops }), {
                strong: <b>#{year.rank}</b>,
                formatCount: formatCount(year.of, item.kind),
                describeCups: describeCups(year),
                more: year !== now && describeSince(year, now, item.kind),
              })}
            </p>
          </li>
        ))}
      </ol>
      <p className="muted">{say.yearsKnownMostlyFrom()}</p>
    </Section>
  )
}
