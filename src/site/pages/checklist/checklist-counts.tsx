import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { itemKinds } from '#catalogue/entities.ts'
import * as say from '#wording/checklist-page.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { readerCollections } from '../../features/checklist/reader-checklist.ts'
import { useStore } from '../../ui/store/use-store.ts'
import { isComplete, type CollectionProgress } from './count-progress.ts'
import { openChecklistTool } from './open-checklist-tool.ts'

/** The collection in one line, in the head of the page, which is prerendered without it. */
export function ChecklistCounts({ progress }: { progress: CollectionProgress }) {
  // Looked for again once the page is there: opened by a link, its head appears together with its parts.
  const place = useSyncExternalStore(watchNothing, findPlace)
  if (!place) return null
  const { all, kinds } = progress
  return createPortal(
    <>
      <CollectionChoice />
      {all.owned === 0 ? (
        <span>
          {rich(say.tapOrImport(), {
            import: (inner) => (
              <button type="button" className="text-button" onClick={() => void openChecklistTool('import')}>
                {inner}
              </button>
            ),
          })}
        </span>
      ) : (
        <>
          <b className={isComplete(all) ? 'complete' : undefined}>{say.ownedOf(all)}</b>
          {itemKinds.map((kind) => (
            <span key={kind}>{say.ownedOfKind({ kind, owned: kinds[kind].owned })}</span>
          ))}
        </>
      )}
    </>,
    place,
  )
}

const watchNothing = () => () => undefined
/** In the page's view. A constant for both would be a request of its own. */
const findPlace = () => document.getElementById('checklist-counts')

/** Which collection the site shows, for readers who have several. */
function CollectionChoice() {
  const { listed, current } = useStore(readerCollections)
  if (listed.length === 1) return null
  return (
    <select
      className="course-choice collection-choice"
      aria-label={say.collection()}
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
