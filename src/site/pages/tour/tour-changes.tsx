import type { IsoDate } from '#catalogue/calendar.ts'
import { findDayStart } from '#catalogue/game-day.ts'
import { expandMovers } from '#pages/data/compact-row.ts'
import type { TourPreview, TourPreviewKind } from '#pages/data/tour-pages.ts'
import { tourPath } from '#pages/routes/routes.ts'
import { ItemChip } from '../../ui/items/item-chip.tsx'
import { MoverRows, type MoverRow } from '../../ui/rankings/mover-rows.tsx'
import { Section } from '../../ui/components/section.tsx'
import { Times } from '../../ui/wording/times.tsx'
import { formatCount, kindPlurals } from '../../ui/wording/wording.ts'

interface TourChangesProps {
  readonly preview: TourPreview
  readonly start: IsoDate
}

/** What changes when a tour begins: what to get for it, and who gains and loses. */
export function TourChanges({ preview: { against, courseCount, kinds }, start }: TourChangesProps) {
  return (
    <>
      <Section
        id="get"
        title="What to get before it begins"
        aside={
          <>
            Begins <Times at={[findDayStart(start)]} />
          </>
        }
      >
        <p className="muted get-lead">
          The best of each rarity, and on how many of its {formatCount(courseCount, 'course')} it is on the top shelf:
        </p>
        <div className="columns podiums">
          {kinds.map(({ itemKind, best }) => (
            <section key={itemKind} className="card mover-list" aria-label={`${kindPlurals[itemKind]} to get`}>
              <h3>{kindPlurals[itemKind]}</h3>
              <ul>
                {best.map(({ item, topCount }) => (
                  <li key={item.id}>
                    <ItemChip item={item} />
                    <span>
                      {topCount} <small>of {courseCount}</small>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Section>
      <Section
        id="movers"
        title="Risers and fallers"
        aside={
          <>
            Against the <a href={tourPath(against.id)}>{against.name}</a>
          </>
        }
      >
        <div className="columns podiums">
          {kinds.map((kind) => (
            <KindMovers key={kind.itemKind} kind={kind} />
          ))}
        </div>
      </Section>
    </>
  )
}

function KindMovers({ kind }: { kind: TourPreviewKind }) {
  const { risers, fallers } = expandMovers({ ...kind, newcomers: [] })
  return (
    <section className="card mover-list" aria-label={`${kindPlurals[kind.itemKind]}: risers and fallers`}>
      <h3>{kindPlurals[kind.itemKind]}</h3>
      <Movers title="Risers" movers={risers} />
      <Movers title="Fallers" movers={fallers} />
    </section>
  )
}

function Movers({ title, movers }: { title: string; movers: readonly MoverRow[] }) {
  if (movers.length === 0) return null
  return (
    <>
      <p className="muted">{title}</p>
      <MoverRows movers={movers} />
    </>
  )
}
