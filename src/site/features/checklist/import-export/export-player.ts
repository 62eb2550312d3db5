import { loadChecklistItems } from '../load-checklist-items.ts'
import { firstCollection } from '#documents/collections.ts'
import type { Checklist } from '#documents/checklist.ts'
import { syncCollection } from '../sync-collections.ts'
import { firstChecklist, readerChecklist, readerCollections } from '../reader-checklist.ts'
import { session } from '../../accounts/session/current-session.ts'
import { downloadFile } from '../../../ui/download-file.ts'

/** Everything the site stores about the player, as JSON that can be imported again. */
export async function exportEverything(): Promise<void> {
  const [{ entries }, { buildExport }] = await Promise.all([loadChecklistItems(), import('./build-export.ts')])
  const { user, document } = session.state()
  const { checklist } = firstChecklist.read()
  const collections = await readOthers()
  const file = buildExport(entries, { email: user?.email ?? null, document, checklist, collections }, Date.now())
  downloadFile(
    `topshelf-${today()}.json`,
    new Blob([JSON.stringify(file, null, 2), '\n'], { type: 'application/json' }),
  )
}

/** The checklist as a table for spreadsheets. */
export async function exportChecklist(): Promise<void> {
  const [{ entries }, { buildChecklistCsv }] = await Promise.all([
    loadChecklistItems(),
    import('./build-checklist-csv.ts'),
  ])
  const table = buildChecklistCsv(entries, readerChecklist.read().checklist)
  // The byte order mark tells spreadsheets that the file is UTF-8.
  downloadFile(`topshelf-checklist-${today()}.csv`, new Blob(['\uFEFF', table], { type: 'text/csv' }))
}

/** Those of an account are read from the server first: a file that lacks some would be taken for the whole. */
async function readOthers(): Promise<{ readonly name: string; readonly checklist: Checklist }[]> {
  const { owner, listed } = readerCollections.read()
  const others = listed.filter(({ key }) => key !== firstCollection)
  if (owner !== null && others.length > 0) {
    const port = await session.accounts()
    for (const { key } of others) await syncCollection(port, readerCollections, owner, key)
  }
  return others.map(({ key, name }) => ({ name, checklist: readerCollections.open(key).read().checklist }))
}

/** What the reader owns, as text. */
export async function listOwned(): Promise<string> {
  const [{ entries }, { buildOwnedList }] = await Promise.all([loadChecklistItems(), import('./build-owned-list.ts')])
  return buildOwnedList(entries, readerChecklist.read().owned)
}

/** Where the reader is. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
