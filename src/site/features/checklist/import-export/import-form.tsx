import { useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import * as say from '#wording/import-export.ts'
import { findLoadTrouble, troubleWords } from '../../../ui/loading/load-trouble.ts'
import { loadChecklistItems } from '../load-checklist-items.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ProgressBar } from '../../../ui/controls/progress-bar.tsx'
import { showModal } from '../../../ui/controls/show-modal.tsx'
import { createDrafts } from '../../../ui/store/create-drafts.ts'
import { useReaderChecklist } from '../reader-checklist.ts'
import { ImportPreview } from './import-preview.tsx'
import type { ImportOutcome, KnownItem, LevelQuestion } from './imported-checklist.ts'
import './import-form.css'
import { defer } from '../../../ui/loading/defer.ts'
import { loadForeignNames } from '../../search/matching/load-foreign-names.ts'
import type { ImportJob } from './import-worker.ts'

const { useDraft } = createDrafts('')

interface ImportFormProps {
  /** Called when everything that was read has been accepted. */
  readonly onDone?: () => void
}

/** Takes a list from the clipboard, or a file. What could be read is previewed before it is imported. */
export function ImportForm({ onDone }: ImportFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const listBox = useRef<HTMLTextAreaElement>(null)
  const boxId = useId()
  const [text, setText] = useDraft(useReaderChecklist().owner ?? '')
  const [isOver, setOver] = useState(false)
  const [reading, setReading] = useState<AbortController | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [asked, setAsked] = useState<{
    readonly list: Blob
    readonly name: string
    readonly question: LevelQuestion
  } | null>(null)

  async function read(list: Blob, name: string, levelColumn?: number | null): Promise<void> {
    const controller = new AbortController()
    setReading(controller)
    setFault(null)
    setAsked(null)
    try {
      const { entries, gameIds } = await loadChecklistItems()
      const items = entries.map((entry) => ({ ...entry, gameId: gameIds.get(entry.id) }))
      const outcome = await readImport(list, items, controller.signal, levelColumn)
      if (outcome.fault !== undefined) return setFault(outcome.fault)
      if (outcome.question) return setAsked({ list, name, question: outcome.question })
      showModal((modal) => <ImportPreview {...modal} {...outcome} name={name} onDone={keepRest} />)
    } catch (error) {
      if (controller.signal.aborted) return
      console.error(error)
      setFault(say.fileNotRead({ reason: troubleWords[await findLoadTrouble()] }))
    } finally {
      setReading(null)
      // Allows choosing the same file again once it is fixed.
      if (field.current) field.current.value = ''
    }
  }

  /** Lines that were not accepted are in the box, to be fixed. */
  function keepRest(lines: readonly string[]): void {
    setText(() => lines.join('\n'))
    if (lines.length === 0) onDone?.()
    else listBox.current?.focus()
  }

  /** A whole list is read at once. What is pasted between other lines corrects them, and waits with them. */
  function paste({ currentTarget: box, clipboardData }: ClipboardEvent<HTMLTextAreaElement>): void {
    const list = clipboardData.getData('text/plain')
    const isWhole = box.selectionStart === 0 && box.selectionEnd === box.value.length
    if (isWhole && list.trim() !== '' && reading === null) void read(new Blob([list]), say.yourList())
  }

  function drop(event: DragEvent): void {
    setOver(false)
    const [file] = event.dataTransfer.files
    // Text that is dropped goes into the box by itself.
    if (!file) return
    event.preventDefault()
    void read(file, file.name)
  }

  return (
    <form
      className="import-form"
      onSubmit={(event) => {
        event.preventDefault()
        void read(new Blob([text]), say.yourList())
      }}
    >
      <label htmlFor={boxId}>{say.pasteList()}</label>
      <textarea
        ref={listBox}
        id={boxId}
        rows={6}
        value={text}
        spellCheck={false}
        aria-describedby={`${boxId}-hint`}
        placeholder={say.listExample()}
        data-over={isOver || undefined}
        onChange={({ target }) => setText(() => target.value)}
        onPaste={paste}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      />
      <p id={`${boxId}-hint`} className="muted">
        {say.importExplanation()}
      </p>
      <input
        ref={field}
        className="visually-hidden"
        type="file"
        accept=".json,.csv,.tsv,.txt,application/json,text/*"
        tabIndex={-1}
        aria-label={say.fileToImport()}
        onChange={({ target }) => target.files?.[0] && void read(target.files[0], target.files[0].name)}
      />
      <p className="actions">
        <Button type="submit" look="primary" isDisabled={reading !== null || text.trim() === ''}>
          {say.readList()}
        </Button>
        <Button isDisabled={reading !== null} onClick={() => field.current?.click()}>
          {say.chooseFile()}
        </Button>
        {reading && <Button onClick={() => reading.abort()}>{say.cancel()}</Button>}
      </p>
      {reading && <ProgressBar label={say.reading()} of={1} />}
      {asked && (
        <fieldset className="import-question" role="alert">
          <legend>{say.whichColumn()}</legend>
          {asked.question.columns.map(({ index, sample }) => (
            <Button key={index} onClick={() => void read(asked.list, asked.name, index)}>
              {say.columnSample({ column: index + 1, sample })}
            </Button>
          ))}
          <Button onClick={() => void read(asked.list, asked.name, null)}>{say.noColumn()}</Button>
        </fieldset>
      )}
      <p className="import-fault" role="alert">
        {fault && say.nothingRead({ reason: fault })}
      </p>
    </form>
  )
}

/** Twenty times the largest checklist; anything larger is some other file. */
const largestBytes = 5_000_000

/** Reads a file in a worker, after a question with its answer (see `findColumns`). Rejects when aborted, or when the worker cannot be loaded. */
async function readImport(
  file: Blob,
  items: readonly KnownItem[],
  signal: AbortSignal,
  levelColumn?: number | null,
): Promise<ImportOutcome> {
  if (file.size > largestBytes) {
    return { fault: say.tooLarge({ megabytes: largestBytes / 1_000_000 }) }
  }
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = defer<ImportOutcome>()
  worker.addEventListener('message', ({ data }: MessageEvent<ImportOutcome>) => resolve(data))
  worker.addEventListener('error', ({ message }) => reject(new Error(`The file could not be read. ${message}`)))
  signal.addEventListener('abort', () => reject(signal.reason))
  try {
    const names = await loadForeignNames().catch((error: unknown) => {
      console.warn('Names in other languages are unavailable; English names still work.', error)
      return null
    })
    const job: ImportJob = {
      file,
      items: items.map(({ id, name, kind, rarity, gameId }) => ({ id, name, kind, rarity, gameId })),
      names,
      levelColumn,
    }
    worker.postMessage(job)
    return await promise
  } finally {
    worker.terminate()
  }
}
