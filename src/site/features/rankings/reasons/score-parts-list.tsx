import type { PartWeights } from '#rankings/formula.ts'
import { scoreParts, type ScoreParts } from '#rankings/ranking.ts'
import { sumKnownWeights } from '#rankings/score-parts.ts'
import { shareScore } from '../../../ui/rankings/share-score.ts'
import { formatScore } from '../../../ui/wording/wording.ts'
import './score-parts-list.css'

const partNames = { shelf: 'Shelves', points: 'Base points', skill: 'Special skill' } as const

interface ScorePartsListProps {
  readonly parts: ScoreParts
  readonly weights: PartWeights
  readonly score: number
}

/** The score as a sum: part × weight = points, each with its own bar. */
export function ScorePartsList({ parts, weights, score }: ScorePartsListProps) {
  const shares = shareScore(parts, weights)
  const known = scoreParts.filter((part) => parts[part] !== null && weights[part] > 0)
  const total = sumKnownWeights(parts, weights)
  return (
    <table className="score-parts">
      <caption>What the score is made of</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Of the best there is, and its weight</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {known.map((part) => (
          <tr key={part} className={`of-${part}`} style={{ '--share': `${shares[part]}%` }}>
            <th scope="row">{partNames[part]}</th>
            <td>
              {formatScore(parts[part] ?? 0)} × {formatPercent(weights[part] / total)}
            </td>
            <td className="share">{formatScore(shares[part])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Score
          </th>
          <td className="share">{formatScore(score)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function formatPercent(share: number): string {
  return `${Number((share * 100).toFixed(1))}%`
}
