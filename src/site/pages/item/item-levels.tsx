import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { ItemPage } from '#pages/data/item-pages.ts'
import { variantPath } from '#pages/routes/routes.ts'
import * as say from '#wording/item.ts'
import { Section } from '../../ui/components/section.tsx'
import { formatNumber, formatPoints } from '../../ui/wording/wording.ts'

const size = { width: 360, height: 208, left: 52, right: 12, top: 12, bottom: 30 } as const
/** Told apart by their dashes, too. */
const lines = [
  { stroke: 'var(--brand)', strokeWidth: 2.5 },
  { stroke: 'var(--ink)', strokeWidth: 2.5, strokeDasharray: '7 4' },
  { stroke: 'var(--ink-soft)', strokeWidth: 2.5, strokeDasharray: '2 4' },
] as const

/** What a race with the item brings at each level, where it brings most: lines, and the same in numbers. */
export function ItemLevels({ data: { item, levelPoints } }: { data: ItemPage }) {
  const [first] = levelPoints
  if (!first) return null
  const levels = first.points.map((_, index) => index + 1)
  return (
    <Section id="by-level" title={say.levelByLevel()} aside={say.estimatedPoints()}>
      <div className="level-points">
        <LevelChart levelPoints={levelPoints} />
        <table>
          <caption className="visually-hidden">{say.pointsByLevel({ item: item.name })}</caption>
          <thead>
            <tr>
              <th scope="col">{say.level()}</th>
              {levelPoints.map(({ variant }, index) => (
                <th key={variant.id} scope="col">
                  <svg width="28" height="8" aria-hidden="true">
                    <path d="M0 4H28" {...lines[index]} />
                  </svg>
                  <a href={variantPath(variant)}>{variant.name}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levels.map((level) => (
              <tr key={level}>
                <th scope="row">{level}</th>
                {levelPoints.map(({ variant, points, isEstimated = false }) => (
                  <td key={variant.id}>{formatPoints(points[level - 1]!, isEstimated)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted">{say.aboutLevels({ kind: item.kind })}</p>
    </Section>
  )
}

function LevelChart({ levelPoints }: Pick<ItemPage, 'levelPoints'>) {
  const { width, height, left, right, top, bottom } = size
  const all = levelPoints.flatMap(({ points }) => points)
  const count = levelPoints[0]!.points.length
  const x = scaleLinear([1, count], [left, width - right])
  const y = scaleLinear([Math.min(...all), Math.max(...all)], [height - bottom, top]).nice(4)
  const draw = line<number>((_, index) => x(index + 1), y)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} fontSize="12" fill="var(--ink-soft)" aria-hidden="true">
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <path stroke="var(--line)" d={`M${left} ${y(tick)}H${width - right}`} />
          <text x={left - 6} y={y(tick)} dy="0.32em" textAnchor="end">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {levelPoints[0]!.points.map((_, index) => (
        <text key={index} x={x(index + 1)} y={height - 10} textAnchor="middle">
          {index === 0 ? say.level1() : index + 1}
        </text>
      ))}
      {levelPoints.map(({ variant, points }, index) => (
        <path key={variant.id} d={draw(points)!} fill="none" {...lines[index]} />
      ))}
    </svg>
  )
}
