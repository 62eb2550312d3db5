import Copy from 'lucide-react/icons/copy'
import FileJson from 'lucide-react/icons/file-json'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useState } from 'react'
import * as say from '#wording/import-export.ts'
import { firstCollection } from '#documents/collections.ts'
import type { Checklist } from '#documents/checklist.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showLoadFailure } from '../../../ui/loading/load-trouble.ts'
import { showToast } from '../../../ui/toasts/show-toast.tsx'
import { downloadFile } from '../../../ui/download-file.ts'
import { session } from '../../accounts/session/current-session.ts'
import { loadChecklistItems } from '../load-checklist-items.ts'
import { syncCollection } from '../sync-collections.ts'
import { firstChecklist, readerChecklist, readerCollections } from '../reader-checklist.ts'
import './import-form.css'

const tryTo = (work: () => Promise<void>) => () =>
  void work().catch((error: unknown) => {
    console.error(error)
    void showLoadFailure(say.fileNotCreated())
  })

/** Everything the site stores about the player, as files, and what they own as text. */
export function ExportForm() {
  const [text, setText] = useState<string | null>(null)

  async function copyList(): Promise<void> {
    const list = await listOwned()
    try {
      await navigator.clipboard.writeText(list)
      showToast({ message: list === '' ? say.listEmpty() : say.listCopied() })
    } catch (error) {
      // As browsers inside other apps do: it is there to be copied by hand.
      console.warn(error)
      setText(list)
    }
  }

  return (
    <>
      <p className="muted">{say.exportExplanation()}</p>
      <p className="actions">
        <Button onClick={tryTo(exportEverything)}>
          <FileJson size={20} aria-hidden />
          {say.everythingJson()}
        </Button>
        <Button onClick={tryTo(exportChecklist)}>
          <FileSpreadsheet size={20} aria-hidden />
          {say.checklistCsv()}
        </Button>
        <Button onClick={tryTo(copyList)}>
          <Copy size={20} aria-hidden />
          {say.copyTheList()}
        </Button>
      </p>
      {text !== null && (
        <textarea
          className="owned-list"
          aria-label={say.whatYouOwn()}
          rows={8}
          value={text}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  )
}

/** Everything the site stores about the player, as JSON that can be imported again. */
export async function exportEverything(): Promise<void> {
  const [{ entries }, { buildExport }] = await Promise.all([loadChecklistItems(), import('./build-export.ts')])
  const { user, document } = session.state()
  const { checklist } = firstChecklist.read()
  const others = await readOthers()
  const file = buildExport(entries, { email: user?.email ?? null, document, checklist, ...others }, Date.now())
  downloadFile(
    `topshelf-${today()}.json`,
    new Blob([JSON.stringify(file, null, 2), '\n'], { type: 'application/json' }),
  )
}

/** The checklist as a table for spreadsheets. */
async function exportChecklist(): Promise<void> {
  const [{ entries }, { buildChecklistCsv }] = await Promise.all([
    loadChecklistItems(),
    import('./build-checklist-csv.ts'),
  ])
  const table = buildChecklistCsv(entries, readerChecklist.read().checklist)
  // The byte order mark tells spreadsheets that the file is UTF-8.
  downloadFile(`topshelf-checklist-${today()}.csv`, new Blob(['\uFEFF', table], { type: 'text/csv' }))
}

/** Those of an account are read from the server first: a file that lacks some would be taken for the whole. */
async function readOthers() {
  const { owner, listed, kept } = readerCollections.read()
  const collections = listed.filter(({ key }) => key !== firstCollection)
  const all = [...collections, ...kept]
  if (owner !== null && all.length > 0) {
    const port = await session.accounts()
    for (const { key } of all) await syncCollection(port, readerCollections, owner, key)
  }
  return {
    collections: collections.map(({ key, name }) => ({ name, checklist: checklistOf(key) })),
    snapshots: kept.map(({ key, name, takenAtMs }) => ({ name, takenAtMs, checklist: checklistOf(key) })),
  }
}

function checklistOf(key: string): Checklist {
  return readerCollections.open(key).read().checklist
}

/** What the reader owns, as text. */
async function listOwned(): Promise<string> {
  const [{ entries }, { buildOwnedList }] = await Promise.all([loadChecklistItems(), import('./build-owned-list.ts')])
  return buildOwnedList(entries, readerChecklist.read().owned)
}

/** Where the reader is. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
