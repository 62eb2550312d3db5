import { readerCollections } from '../../features/checklist/reader-checklist.ts'
import { useStore } from '../../ui/store/use-store.ts'

/** Which collection the site shows, for readers who have several. */
export function CollectionChoice() {
  const { listed, current } = useStore(readerCollections)
  if (listed.length === 1) return null
  return (
    <select
      className="course-choice collection-choice"
      aria-label="Collection"
      value={current}
      onChange={({ target }) => readerCollections.choose(target.value)}
    >
      {listed.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  )
}
