import { daysBetween, type IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { expandReigns, type RecordsPage, type Reign } from '#pages/data/records-page.ts'
import type { RecordLabel } from '#rankings/ranking.ts'
import * as say from '#wording/records.ts'
import { ItemChip } from '../../ui/items/item-chip.tsx'
import { Section } from '../../ui/components/section.tsx'
import { formatNumber, kindPlurals } from '../../ui/wording/wording.ts'

/** Of each kind, the items that have a line of their own. */
const ownLines = 7

const labels: readonly RecordLabel[] = ['recorded', 'between', 'reconstructed', 'carried-on']

interface Line {
  readonly key: string
  readonly item: RecordsPage['reigns'][ItemKind]['items'][number] | null
  /** How many items share the line. */
  readonly items: number
  readonly reigns: readonly Reign[]
}

/** Who was #1, day by day: a line for each of those that were longest, and one for all others. */
export function Timeline({ data }: { data: RecordsPage }) {
  const years = listYears(data)
  const end = data.spells.reduce((sum, [, days]) => sum + days, 0)
  const lines = itemKinds.map((kind) => ({ kind, lines: listLines(data, kind) }))
  return (
    <Section id="timeline" title={say.timelineTitle()} aside={say.aboutTimeline()}>
      <div className="timeline" aria-hidden="true">
        <div className="timeline-line timeline-years">
          <span />
          <div>
            {years.map(({ name, from, until }) => (
              <span key={name} style={{ flexGrow: until - from }}>
                {name}
              </span>
            ))}
          </div>
        </div>
        {lines.map(({ kind, lines: ofKind }) => (
          <div key={kind} className={`timeline-kind ${kind}`}>
            <p>{kindPlurals[kind]}</p>
            {ofKind.map(({ key, item, items, reigns }) => (
              <div key={key} className="timeline-line">
                <span>{item ? item.name : say.otherItems({ items })}</span>
                <svg viewBox={`0 0 ${end} 10`} preserveAspectRatio="none">
                  <path className="years" d={years.map(({ from }) => `M${from} 0v10`).join('')} />
                  <path d={drawReigns(reigns)} />
                </svg>
              </div>
            ))}
          </div>
        ))}
        <div className="timeline-line timeline-known">
          <span>{say.howItIsKnown()}</span>
          <div>
            {data.spells.map(([label, days], index) => (
              <i key={index} className={label} style={{ flexGrow: days }} />
            ))}
          </div>
        </div>
      </div>
      <ul className="timeline-legend" aria-hidden="true">
        {labels.map((label) => (
          <li key={label}>
            <i className={label} /> {say.knownAs({ label })}
          </li>
        ))}
      </ul>
      <details className="timeline-numbers">
        <summary>{say.timelineAsTable()}</summary>
        {lines.map(({ kind, lines: ofKind }) => (
          <YearTable key={kind} kind={kind} lines={ofKind} years={years} />
        ))}
      </details>
    </Section>
  )
}

function listLines({ reigns }: RecordsPage, kind: ItemKind): Line[] {
  const { items } = reigns[kind]
  const all = expandReigns(reigns[kind].reigns)
  const own = items.slice(0, ownLines).map((item, index): Line => ({
    key: item.id,
    item,
    items: 1,
    reigns: all.filter((reign) => reign.item === index),
  }))
  const others = items.length - own.length
  if (others === 0) return own
  return [...own, { key: 'others', item: null, items: others, reigns: all.filter(({ item }) => item >= ownLines) }]
}

interface Year {
  readonly name: string
  /** Indexes of ranked days. */
  readonly from: number
  readonly until: number
}

function listYears({ first, last, skipped, spells }: RecordsPage): Year[] {
  const end = spells.reduce((sum, [, days]) => sum + days, 0)
  const lastYear = Number(last.slice(0, 4))
  const years: Year[] = []
  for (let year = Number(first.slice(0, 4)); year <= lastYear; year += 1) {
    const begin: IsoDate = `${year + 1}-01-01`
    const until = daysBetween(first, begin) - skipped.filter((day) => day < begin).length
    years.push({ name: String(year), from: years.at(-1)?.until ?? 0, until: year === lastYear ? end : until })
  }
  return years
}

function drawReigns(reigns: readonly Reign[]): string {
  return reigns.map(({ from, until }) => `M${from} 5h${until - from}`).join('')
}

function YearTable({ kind, lines, years }: { kind: ItemKind; lines: readonly Line[]; years: readonly Year[] }) {
  return (
    <div className="history-numbers">
      <table>
        <caption>{kindPlurals[kind]}</caption>
        <thead>
          <tr>
            <th scope="col">#1</th>
            {years.map(({ name }) => (
              <th key={name} scope="col" className="numeric">
                {name}
              </th>
            ))}
            <th scope="col" className="numeric">
              {say.all()}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, item, items, reigns }) => (
            <tr key={key}>
              <th scope="row">{item ? <ItemChip item={item} /> : say.otherItems({ items })}</th>
              {[...years, { name: 'All', from: 0, until: Infinity }].map((year) => (
                <td key={year.name} className="numeric">
                  {formatNumber(countWithin(reigns, year))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function countWithin(reigns: readonly Reign[], year: Year): number {
  return reigns.reduce(
    (sum, { from, until }) => sum + Math.max(0, Math.min(until, year.until) - Math.max(from, year.from)),
    0,
  )
}
