import { recordLabels } from '../../../ui/components/record-label-badge.tsx'
import type { ChartTime } from './chart-time.ts'
import './spell-legend.css'

/** What the textures behind the lines mean; only those that are there. */
export function SpellLegend({ time }: { time: ChartTime }) {
  const labels = [...new Set(time.spells.map(({ label }) => label))]
  return (
    <ul className="spell-legend">
      {labels.map((label) => (
        <li key={label} title={recordLabels[label].explanation}>
          <svg width="22" height="14" aria-hidden="true">
            <rect className={`spell ${label}`} width="22" height="14" />
          </svg>
          {recordLabels[label].name}
        </li>
      ))}
    </ul>
  )
}
