import type { CountedOption } from '../search/filters/select-entries.ts'
import './filter-chip.css'

interface FilterChipProps {
  readonly option: CountedOption
  readonly look: string | undefined
  readonly onToggle: () => void
}

/** Toggles one value of a filter, and shows how many entries it has. */
export function FilterChip({ option, look, onToggle }: FilterChipProps) {
  const { label, count, isChosen } = option
  return (
    <button
      type="button"
      className={look ? `filter-chip ${look}` : 'filter-chip'}
      aria-pressed={isChosen}
      disabled={count === 0 && !isChosen}
      onClick={onToggle}
    >
      {label} <span>{count}</span>
    </button>
  )
}
