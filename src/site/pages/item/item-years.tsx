import type { ItemPage } from '#pages/data/item-pages.ts'
import * as say from '#wording/item.ts'
import { countOfKind } from '#wording/kinds.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { EstimateMark } from '../../ui/components/record-label-badge.tsx'
import { Section } from '../../ui/components/section.tsx'
import { areCupsKnown, describeSince } from './describe-years.ts'

/** The causes behind the chart above, year by year. */
export function ItemYears({ data: { years, item } }: { data: ItemPage }) {
  const now = years?.at(-1)
  if (!years || !now) return null
  return (
    <Section id="years" title={say.whyItMoved()} aside={say.aboutYears()}>
      <ol className="item-years">
        {years.toReversed().map((year) => (
          <li key={year.year ?? 'now'}>
            <h3>
              {year.year ?? say.lastYear()} <EstimateMark label={year.label} />
            </h3>
            <p>
              {rich(
                say.yearFacts({
                  rank: year.rank,
                  items: countOfKind({ kind: item.kind, count: year.of }),
                  tops: year.tops,
                  areAll: areCupsKnown(year) ? 'yes' : 'no',
                  cups: year.cups[0],
                  of: year.cups[1],
                }),
                { rank: (inner) => <b>{inner}</b> },
              )}{' '}
              {year !== now && describeSince(year, now, item.kind)}
            </p>
          </li>
        ))}
      </ol>
      <p className="muted">{say.yearsLeftOut()}</p>
    </Section>
  )
}
