import * as say from '#wording/controls.ts'
import './skeleton.css'

interface SkeletonProps {
  /** What is loading: "Your checklist". */
  readonly what: string
  readonly lines?: number
  readonly shape?: 'lines' | 'cards'
}

/** Reserves the space of content that belongs to one reader and cannot be prerendered. */
export function Skeleton({ what, lines = 3, shape = 'lines' }: SkeletonProps) {
  return (
    <div className={`skeleton ${shape}`}>
      <output className="visually-hidden">{say.loading({ what })}</output>
      {Array.from({ length: lines }, (_, line) => (
        <i key={line} aria-hidden="true" />
      ))}
    </div>
  )
}
