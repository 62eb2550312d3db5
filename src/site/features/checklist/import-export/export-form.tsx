import Copy from 'lucide-react/icons/copy'
import FileJson from 'lucide-react/icons/file-json'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useState } from 'react'
import * as say from '#wording/import-export.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { tellLoadFailure } from '../../../ui/loading/tell-load-failure.ts'
import { showToast } from '../../../ui/toasts/show-toast.tsx'
import { exportChecklist, exportEverything, listOwned } from './export-player.ts'
import './import-form.css'

const tryTo = (work: () => Promise<void>) => () =>
  void work().catch((error: unknown) => {
    console.error(error)
    void tellLoadFailure(say.fileNotCreated())
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
