import type { ShelfCode } from '#pages/data/ranking-views.ts'

/**
 * One dot for each course: full on the top shelf, half on the middle one, empty on the bottom one. Their text is for
 * screen readers; a day's ranking has it 75 times, so its element is a short one, hidden by its place.
 */
export function ShelfDots({ shelves }: { shelves: readonly ShelfCode[] }) {
  return (
    <span className="dots">
      {shelves.map((code, index) => (
        <i key={index} className={code === null ? undefined : code === 0 ? 'middle' : 'top'} />
      ))}
      <b>{shelves.map(nameShelf).join(', ')}</b>
    </span>
  )
}

function nameShelf(code: ShelfCode): string {
  if (code === null) return 'none'
  return code === 0 ? 'middle' : 'top'
}
