import { loadChecklistItems } from '../load-checklist-items.ts'
import { readerChecklist } from '../reader-checklist.ts'
import { session } from '../../accounts/session/current-session.ts'
import { downloadFile } from '../../../ui/download-file.ts'

/** Everything the site stores about the player, as JSON that can be imported again. */
export async function exportEverything(): Promise<void> {
  const [{ entries }, { buildExport }] = await Promise.all([loadChecklistItems(), import('./build-export.ts')])
  const { user, document } = session.state()
  const { checklist } = readerChecklist.read()
  const file = buildExport(entries, { email: user?.email ?? null, document, checklist }, Date.now())
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
