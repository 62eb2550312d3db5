import { useEffect, useId } from 'react'
import type { WeighableRanking } from '#pages/ranking/list-weighable-rows.ts'
import { factsOnlyWeights, partWeights } from '#rankings/formula.ts'
import { scoreParts } from '#rankings/ranking.ts'
import { formatReweighing, isReweighed, noReweighing, type Reweighing } from '#rankings/reweighing.ts'
import { removeQueryHint } from '../../lists/state/query-hint-script.ts'
import { shareOrTell } from '../../sharing/share-or-tell.ts'
import { describeLeaders } from './describe-leaders.ts'
import { describeWeights } from './describe-weights.ts'

export interface ReweighPanelProps {
  readonly rankings: readonly WeighableRanking[]
  readonly reweighing: Reweighing
  readonly onChange: (next: Reweighing) => void
}

const partNames = { shelf: 'Shelves', points: 'Base points', skill: 'Special skill' } as const

/** Sliders for the weights, and what else may be left out of the score. */
export function ReweighPanel({ rankings, reweighing, onChange }: ReweighPanelProps) {
  useEffect(removeQueryHint, [])
  const kinds = rankings.map(({ itemKind }) => itemKind)
  const hasDrivers = kinds.includes('driver')
  const own = reweighing.factsOnly ? factsOnlyWeights : partWeights[kinds[0] ?? 'driver']
  const parts = scoreParts.filter((part) => part !== 'skill' || hasDrivers)
  return (
    <div className="reweigh-panel">
      {parts.map((part) => (
        <WeightSlider
          key={part}
          name={partNames[part]}
          value={reweighing.weights[part] ?? own[part]}
          isOff={part === 'skill' && reweighing.factsOnly}
          onChange={(value) => onChange({ ...reweighing, weights: { ...reweighing.weights, [part]: value } })}
        />
      ))}
      <div className="reweigh-switches">
        <Switch
          name="Every item at level 1"
          isOn={reweighing.levelOne}
          onChange={(levelOne) => onChange({ ...reweighing, levelOne })}
        />
        {hasDrivers && (
          <Switch
            name="Facts only: leave out how strong we think a skill is"
            isOn={reweighing.factsOnly}
            onChange={(factsOnly) => onChange({ ...reweighing, factsOnly })}
          />
        )}
        <button type="button" className="button" onClick={() => onChange(noReweighing)}>
          Reset
        </button>
        <button
          type="button"
          className="button"
          onClick={() => shareOrTell('The ranking', () => share(formatReweighing(reweighing, kinds)))}
        >
          Share
        </button>
      </div>
      <div className={`reweigh-result ${isReweighed(kinds, reweighing) ? 'weighed' : ''}`}>
        <p className="muted">
          {describeWeights(kinds, reweighing)}
          {isReweighed(kinds, reweighing) && ' Move counts the ranks gained or lost against the formula.'}
        </p>
        <p aria-live="polite">{describeLeaders(rankings, reweighing)}</p>
      </div>
    </div>
  )
}

/** @param query of weights: the address of the page has those that the reader has just chosen a moment later */
async function share(query: string): Promise<void> {
  const { shareLink } = await import('../../sharing/share-link.ts')
  await shareLink(
    location.pathname + query,
    document.title,
    'Link copied. Whoever opens it sees this ranking under your weights.',
  )
}

interface WeightSliderProps {
  readonly name: string
  readonly value: number
  readonly isOff: boolean
  readonly onChange: (value: number) => void
}

function WeightSlider({ name, value, isOff, onChange }: WeightSliderProps) {
  const id = useId()
  return (
    <div className="weight-slider">
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        disabled={isOff}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output htmlFor={id} aria-live="off">
        {Math.round(value)}
      </output>
    </div>
  )
}

function Switch({ name, isOn, onChange }: { name: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {name}
    </label>
  )
}
