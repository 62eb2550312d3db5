import { useRef, useState } from 'react'
import { loadChecklistItems } from '../load-checklist-items.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ProgressBar } from '../../../ui/controls/progress-bar.tsx'
import { showModal } from '../../../ui/controls/show-modal.tsx'
import type { ImportFault } from './imported-checklist.ts'
import { readImport } from './read-import.ts'
import { ImportPreview } from './import-preview.tsx'
import './import-form.css'

/** A file is previewed before it is applied; an invalid one changes nothing. */
export function ImportForm({ onRead }: { onRead?: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState<AbortController | null>(null)
  const [faults, setFaults] = useState<readonly ImportFault[]>([])

  async function read(file: File): Promise<void> {
    const controller = new AbortController()
    setReading(controller)
    setFaults([])
    try {
      const { entries } = await loadChecklistItems()
      const { imported, faults: found } = await readImport(file, entries, controller.signal)
      if (found) return setFaults(found)
      onRead?.()
      showModal((modal) => <ImportPreview {...modal} imported={imported} fileName={file.name} />)
    } catch (error) {
      if (controller.signal.aborted) return
      console.error(error)
      setFaults([{ where: '', field: '', why: 'The file could not be read. You may be offline.' }])
    } finally {
      setReading(null)
      // Allows choosing the same file again once it is fixed.
      if (field.current) field.current.value = ''
    }
  }

  return (
    <>
      <p className="muted">
        Choose a file exported from this site, or a CSV file with the columns <code>id</code> and <code>level</code>.
        You can review the changes first.
      </p>
      <input
        ref={field}
        id="import-file"
        className="visually-hidden"
        type="file"
        accept=".json,.csv,application/json,text/csv"
        tabIndex={-1}
        aria-label="File to import"
        onChange={({ target }) => target.files?.[0] && void read(target.files[0])}
      />
      <p className="actions">
        <Button isDisabled={reading !== null} onClick={() => field.current?.click()}>
          Choose a file…
        </Button>
        {reading && <Button onClick={() => reading.abort()}>Cancel</Button>}
      </p>
      {reading && <ProgressBar label="Reading the file" of={1} />}
      {faults.length > 0 && <Faults faults={faults} />}
    </>
  )
}

const shownFaults = 10

function Faults({ faults }: { faults: readonly ImportFault[] }) {
  return (
    <div className="import-faults" role="alert">
      <b>Nothing was imported: the file has errors.</b>
      <ul>
        {faults.slice(0, shownFaults).map(({ where, field, why }) => (
          <li key={`${where} ${field} ${why}`}>
            {where && <strong>{where}</strong>}
            {where && field && ', '}
            {field && <code>{field}</code>}
            {(where || field) && ' '}
            {why}
          </li>
        ))}
        {faults.length > shownFaults && <li>and {faults.length - shownFaults} more</li>}
      </ul>
    </div>
  )
}
