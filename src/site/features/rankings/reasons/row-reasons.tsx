import * as say from '#wording/ranking-reasons.ts'
import type { TableRow } from '../../../ui/rankings/ranking-columns.tsx'
import { LazyPart } from '../../../ui/loading/lazy-part.tsx'
import type { RankingMoment } from './ranking-moment.ts'
import './reasons-panel.css'

const loadPanel = () => import('./reasons-panel.tsx').then(({ ReasonsPanel }) => ReasonsPanel)

/** What opens below a row. Readers who open none never load it. */
export function RowReasons({ row, moment }: { row: TableRow; moment: RankingMoment }) {
  return (
    <LazyPart what={say.reasons()} load={loadPanel} props={{ row, moment }} waiting={<div className="reasons" />} />
  )
}
