import './progress-bar.css'

interface ProgressBarProps {
  readonly label: string
  /** Left out while nobody knows how far it is. */
  readonly value?: number
  readonly of: number
  /** What is written at the end; else "3 of 12". */
  readonly words?: string
  /** Only the bar; the label is read out, not seen. */
  readonly isBare?: boolean
}

/** How much of a whole is there, or done. */
export function ProgressBar({ label, value, of, words, isBare = false }: ProgressBarProps) {
  const said = words ?? (value === undefined ? '' : `${value} of ${of}`)
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
