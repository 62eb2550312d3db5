import type { RecordLabel } from '#rankings/ranking.ts'
import * as say from '#wording/ranking-reasons.ts'
import type { ChartTime } from './chart-time.ts'
import './spell-legend.css'

/** A spell may span several records, so it names no day. */
const spellNames: Readonly<Record<RecordLabel, string>> = {
  recorded: say.recorded(),
  between: say.betweenRecords(),
  reconstructed: say.reconstructed(),
  'carried-on': say.lastKnown(),
}

/** What the textures behind the lines mean; only those that are there. */
export function SpellLegend({ time }: { time: ChartTime }) {
  const labels = [...new Set(time.spells.map(({ label }) => label))]
  return (
    <ul className="spell-legend">
      {labels.map((label) => (
        <li key={label}>
          <svg width="22" height="14" aria-hidden="true">
            <rect className={`spell ${label}`} width="22" height="14" />
          </svg>
          {spellNames[label]}
        </li>
      ))}
    </ul>
  )
}
