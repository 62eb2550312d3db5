import type { IsoDate } from '#catalogue/calendar.ts'
import type { DayKindView, ItemRef } from '#pages/page-data.ts'
import { Day } from '../components/day.tsx'
import { ItemChip } from '../components/item-chip.tsx'
import { formatMovement, movementClass } from '../components/movement.ts'
import { RankingTable } from '../components/ranking-table.tsx'
import { Section } from '../components/section.tsx'
import { SharedMarkup } from '../components/shared-markup.tsx'
import { kindPlurals } from '../components/wording.ts'

/** One kind on one day: the best, and beside them who moved. */
export function RankingDayKind({ ranking, date }: { ranking: DayKindView; date: IsoDate }) {
  const { itemKind, rows, risers, fallers, newcomers, unchangedSince } = ranking
  const plural = kindPlurals[itemKind]
  return (
    <Section
      id={`${itemKind}s`}
      title={plural}
      aside={
        <>
          The best {rows.length} of {ranking.itemCount}
          {unchangedSince !== date && (
            <>
              , unchanged since <Day date={unchangedSince} />
            </>
          )}
        </>
      }
    >
      <SharedMarkup name="ranking" of={ranking} className="with-side">
        <RankingTable caption={`${plural}, the best first`} rows={rows} of="date" />
        <aside className="movers" aria-label={`${plural} that moved`}>
          <MoverList title="Risers" movers={risers} />
          <MoverList title="Fallers" movers={fallers} />
          <MoverList title="Newcomers" movers={newcomers} />
        </aside>
      </SharedMarkup>
    </Section>
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
