import Copy from 'lucide-react/icons/copy'
import FileJson from 'lucide-react/icons/file-json'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { tellLoadFailure } from '../../../ui/loading/tell-load-failure.ts'
import { showToast } from '../../../ui/toasts/show-toast.tsx'
import { exportChecklist, exportEverything, listOwned } from './export-player.ts'
import './import-form.css'

const tryTo = (work: () => Promise<void>) => () =>
  void work().catch((error: unknown) => {
    console.error(error)
    void tellLoadFailure('The file could not be created.')
  })

/** Everything the site stores about the player, as files, and what they own as text. */
export function ExportForm() {
  const [text, setText] = useState<string | null>(null)

  async function copyList(): Promise<void> {
    const list = await listOwned()
    try {
      await navigator.clipboard.writeText(list)
      showToast({ message: list === '' ? 'You have marked nothing yet: the list is empty.' : 'List copied.' })
    } catch (error) {
      // As browsers inside other apps do: it is there to be copied by hand.
      console.warn(error)
      setText(list)
    }
  }

  return (
    <>
      <p className="muted">
        Download all your data in a file you can import again, or your checklist as a spreadsheet. Copied, the list of
        what you own is text for a message or a note: a name and a level on each line.
      </p>
      <p className="actions">
        <Button onClick={tryTo(exportEverything)}>
          <FileJson size={20} aria-hidden />
          Everything (JSON)
        </Button>
        <Button onClick={tryTo(exportChecklist)}>
          <FileSpreadsheet size={20} aria-hidden />
          Checklist (CSV)
        </Button>
        <Button onClick={tryTo(copyList)}>
          <Copy size={20} aria-hidden />
          Copy the list
        </Button>
      </p>
      {text !== null && (
        <textarea
          className="owned-list"
          aria-label="What you own"
          rows={8}
          value={text}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  )
}
