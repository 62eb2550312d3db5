import * as say from '#wording/controls.ts'
import './progress-bar.css'

interface ProgressBarProps {
  readonly label: string
  /** Omitted while the progress is unknown. */
  readonly value?: number
  readonly of: number
  /** Text at the end; by default "3 of 12". */
  readonly words?: string
  /** Shows only the bar; the label is for screen readers. */
  readonly isBare?: boolean
}

/** How much of a whole is there or done. */
export function ProgressBar({ label, value, of, words, isBare = false }: ProgressBarProps) {
  const said = words ?? (value === undefined ? '' : say.doneOf({ done: value, of }))
  const isComplete = value !== undefined && value >= of
  return (
    <label className={isBare ? 'progress-bar bare' : 'progress-bar'}>
      <span className={isBare ? 'visually-hidden' : undefined}>{label}</span>
      {!isBare && <span className="progress-words">{said}</span>}
      <progress {...(value === undefined ? {} : { value })} max={of} data-complete={isComplete || undefined}>
        {said}
      </progress>
    </label>
  )
}
