import './skeleton.css'

interface SkeletonProps {
  /** What is on its way: "Your checklist". */
  readonly what: string
  readonly lines?: number
  readonly shape?: 'lines' | 'cards'
}

/** Keeps the place of what only this reader has, which no page can be prerendered with. */
export function Skeleton({ what, lines = 3, shape = 'lines' }: SkeletonProps) {
  return (
    <div className={`skeleton ${shape}`}>
      <output className="visually-hidden">{what} is loading.</output>
      {Array.from({ length: lines }, (_, line) => (
        <i key={line} aria-hidden="true" />
      ))}
    </div>
  )
}
