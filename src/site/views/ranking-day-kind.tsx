import type { DayKindView, ItemRef } from '#pages/page-data.ts'
import { Day } from '../components/day.tsx'
import { ItemChip } from '../components/item-chip.tsx'
import { formatMovement, movementClass } from '../components/movement.ts'
import { RankingTable } from '../components/ranking-table.tsx'
import { Section } from '../components/section.tsx'
import { SharedMarkup } from '../components/shared-markup.tsx'
import { kindPlurals } from '../components/wording.ts'
import { describeCauses } from '../reasons/describe-causes.ts'
import type { RankingMoment } from '../reasons/ranking-moment.ts'
import { RowReasons } from '../reasons/row-reasons.tsx'

interface RankingDayKindProps {
  readonly ranking: DayKindView
  readonly moment: Omit<RankingMoment, 'change'>
}

/** One kind on one day: the best, and beside them who moved. */
export function RankingDayKind({ ranking, moment }: RankingDayKindProps) {
  const { itemKind, rows, risers, fallers, newcomers, unchangedSince, causes } = ranking
  const plural = kindPlurals[itemKind]
  const reasoned: RankingMoment = { ...moment, change: { since: unchangedSince, causes } }
  return (
    <Section id={`${itemKind}s`} title={plural} aside={<KindState ranking={ranking} />}>
      <SharedMarkup name="ranking" of={ranking} className="with-side">
        <RankingTable
          caption={`${plural}, the best first`}
          rows={rows}
          of="date"
          renderReasons={(row) => <RowReasons row={row} moment={reasoned} />}
        />
        <aside className="movers" aria-label={`${plural} that moved`}>
          <MoverList title="Risers" movers={risers} />
          <MoverList title="Fallers" movers={fallers} />
          <MoverList title="Newcomers" movers={newcomers} />
        </aside>
      </SharedMarkup>
    </Section>
  )
}

function KindState({ ranking: { itemKind, itemCount, rows, unchangedSince, causes } }: { ranking: DayKindView }) {
  return (
    <>
      The best {rows.length} of {itemCount},{' '}
      {causes.length > 0 ? (
        <>
          so since <Day date={unchangedSince} />, when {describeCauses(causes, itemKind)}
        </>
      ) : (
        'the first ranking of all'
      )}
    </>
  )
}

interface MoverListProps {
  readonly title: string
  readonly movers: readonly { readonly item: ItemRef; readonly rank: number; readonly movement?: number }[]
}

function MoverList({ title, movers }: MoverListProps) {
  if (movers.length === 0) return null
  return (
    <section className="card mover-list">
      <h3>{title}</h3>
      <ul>
        {movers.map(({ item, rank, movement }) => (
          <li key={item.id}>
            <ItemChip item={item} />
            <span className={`move ${movementClass(movement ?? null)}`}>
              {movement === undefined ? `#${rank}` : formatMovement(movement)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
