import FileJson from 'lucide-react/icons/file-json'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { Button } from '../../../ui/controls/button.tsx'
import { tellLoadFailure } from '../../../ui/loading/tell-load-failure.ts'
import { exportChecklist, exportEverything } from './export-player.ts'

const tryTo = (work: () => Promise<void>) => () =>
  void work().catch((error: unknown) => {
    console.error(error)
    void tellLoadFailure('The file could not be created.')
  })

/** Everything the site stores about the player, as files. */
export function ExportForm() {
  return (
    <>
      <p className="muted">
        Download all your data in a file you can import again, or your checklist as a spreadsheet.
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
      </p>
    </>
  )
}
