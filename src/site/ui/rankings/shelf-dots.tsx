import type { ShelfCode } from '#pages/data/ranking-views.ts'

/** One dot for each course: full on the top shelf, half on the middle one, empty on the bottom one. */
export function ShelfDots({ shelves }: { shelves: readonly ShelfCode[] }) {
  return (
    <span className="dots">
      {shelves.map((code, index) => (
        <i key={index} className={code === null ? undefined : code === 0 ? 'middle' : 'top'} />
      ))}
      <span className="visually-hidden">{shelves.map(nameShelf).join(', ')}</span>
    </span>
  )
}

function nameShelf(code: ShelfCode): string {
  if (code === null) return 'none'
  return code === 0 ? 'middle' : 'top'
}
