import { useState } from 'react'
import { itemKinds } from '#catalogue/entities.ts'
import { loadSearchIndex } from '#site/features/search/matching/load-search-index.ts'
import { listSearchEntries } from '#site/features/search/entries/search-entry.ts'
import { ItemEmblem } from '#site/ui/emblems/emblem.tsx'
import { LoadFailure } from '#site/ui/loading/load-failure.tsx'
import { useLoading } from '#site/ui/loading/use-loading.ts'
import { kindPlurals } from '#site/ui/wording/wording.ts'
import { DesignPart } from './design-part.tsx'

const what = 'The sheet of emblems'

/** Every driver, kart and glider, on request: few readers of the page need hundreds of pictures. */
export function EmblemSheet() {
  const [isAsked, setAsked] = useState(false)
  return isAsked ? (
    <AllItems />
  ) : (
    <DesignPart title="All drivers, karts and gliders">
      <button type="button" className="button" onClick={() => setAsked(true)}>
        Show all
      </button>
    </DesignPart>
  )
}

function AllItems() {
  const { value: index, error, retry } = useLoading(what, loadSearchIndex)
  if (error !== undefined) return <LoadFailure what={what} retry={retry} />
  if (!index) return null
  const entries = listSearchEntries(index)
  return itemKinds.map((kind) => (
    <DesignPart key={kind} title={`All ${kindPlurals[kind].toLowerCase()}`}>
      <ul className="emblem-samples">
        {entries.map(
          (entry) =>
            entry.kind === kind && (
              <li key={entry.path}>
                <ItemEmblem item={entry} />
                <small>{entry.name}</small>
              </li>
            ),
        )}
      </ul>
    </DesignPart>
  ))
}
