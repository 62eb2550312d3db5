import Download from 'lucide-react/icons/download'
import Image from 'lucide-react/icons/image'
import Link from 'lucide-react/icons/link'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useState } from 'react'
import { capMark, type Checklist, type ChecklistEntry } from '#documents/checklist.ts'
import type { MyRecordPage } from '#pages/data/player-pages.ts'
import * as say from '#wording/my-record.ts'
import { routes } from '#pages/routes/routes.ts'
import type { ChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { nameSnapshot, type ListedSnapshot } from '../../features/checklist/snapshots/list-snapshots.ts'
import { resolveOnSite } from '../../features/navigation/page-address.ts'
import { replaceQuery } from '../../features/search/use-query.ts'
import {
  collectShared,
  nothingFeatured,
  longestName,
  type SharedCollection,
} from '../../features/sharing/collect-shared.ts'
import { shareLink } from '../../features/sharing/share-link.ts'
import { shareOrShowFailure } from '../../features/sharing/share-or-show-failure.ts'
import { Button } from '../../ui/controls/button.tsx'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { showToastOnDemand } from '../../ui/toasts/show-toast-on-demand.ts'
import { sharePicture } from '../../features/pictures/paint-card.ts'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { Choices } from '../../ui/controls/choices.tsx'
import { Dialog, type Modal } from '../../ui/controls/dialog.tsx'
import { sharedAddress } from '../../features/sharing/shared-address.ts'
import { drawRecord, recordShapes, recordSizes, type RecordPicture, type RecordShape } from './draw-record.ts'
import type { ShownRecord } from './summarise-record.ts'

interface RecordToolsProps {
  readonly data: MyRecordPage
  readonly items: ChecklistItems
  readonly shown: ShownRecord
  /** Somebody has sent it. */
  readonly isShared: boolean
  readonly query: RecordQuery
  readonly subtitle: string
  readonly name: string
  readonly onName: (name: string) => void
  readonly snapshots: readonly ListedSnapshot[]
}

/** What the record says, and how it is kept. */
export function RecordTools(props: RecordToolsProps) {
  const { data, items, shown, isShared, query, subtitle, name, onName, snapshots } = props
  const moments = snapshots.map((snapshot) => [String(snapshot.takenAtMs), nameSnapshot(snapshot)] as const)
  return (
    <div className="record-tools">
      {!isShared && (
        <div className="record-choices">
          <TextField
            label={say.yourName()}
            hint={say.aboutName()}
            autoComplete="nickname"
            maxLength={longestName}
            value={name}
            onChange={onName}
          />
          <Choice
            label={say.iBeganIn()}
            value={query.from ?? ''}
            choices={[['', say.notSaid()], ...data.tours]}
            onChoose={(value) => setQuery('from', value)}
          />
          {moments.length > 0 && (
            <Choice
              label={say.show()}
              value={query.of === null ? '' : String(query.of)}
              choices={[['', say.asItIs()], ...moments]}
              onChoose={(value) => setQuery('of', value)}
            />
          )}
        </div>
      )}
      {(isShared || moments.length > 0) && (
        <div className="record-choices">
          <Choice
            label={say.besideIt()}
            value={query.beside === null ? '' : String(query.beside)}
            choices={[['', say.nothing()], ['mine', isShared ? say.myCollection() : say.asItIs()], ...moments]}
            onChoose={(value) => setQuery('beside', value)}
          />
        </div>
      )}
      <p className="actions">
        <Button
          look="primary"
          onClick={() =>
            showModal((modal) => (
              <RecordPictureDialog {...modal} record={{ title: shown.title, subtitle, summary: shown.summary }} />
            ))
          }
        >
          <Image size={20} aria-hidden />
          {say.picture()}
        </Button>
        <Button onClick={() => print()}>
          <Printer size={20} aria-hidden />
          {say.print()}
        </Button>
        <Button onClick={() => shareOrShowFailure(say.recordToShare(), () => share(props))}>
          <Link size={20} aria-hidden />
          {say.link()}
        </Button>
        <Button onClick={() => void run(saveCsv(items, shown))}>
          <Download size={20} aria-hidden />
          {say.csv()}
        </Button>
        <Button onClick={() => void run(saveJson(items, shown))}>
          <Download size={20} aria-hidden />
          {say.json()}
        </Button>
      </p>
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly (readonly [value: string, name: string])[]
  readonly onChoose: (value: string) => void
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <label className="record-choice">
      {label}
      <select className="course-choice" value={value} onChange={(event) => onChoose(event.target.value)}>
        {choices.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

function setQuery(key: keyof RecordQuery, value: string): void {
  replaceQuery((parameters) => {
    if (value === '') parameters.delete(key)
    else parameters.set(key, value)
  })
}

function share({ items, shown, query, name }: RecordToolsProps): Promise<void> {
  const { levels, caps } = shown.collection
  const address = recordAddress(collectShared(name, nothingFeatured, levels, caps, items.gameIds), query.from)
  return shareLink(resolveOnSite(address).href, shown.title, say.linkCopied())
}

async function saveCsv({ entries }: ChecklistItems, shown: ShownRecord): Promise<void> {
  const { buildChecklistCsv } = await import('../../features/checklist/import-export/build-checklist-csv.ts')
  // The byte order mark tells spreadsheets that the file is UTF-8.
  const table = new Blob(['\uFEFF', buildChecklistCsv(entries, toChecklist(shown))], { type: 'text/csv' })
  downloadFile('topshelf-record.csv', table)
}

async function saveJson({ entries }: ChecklistItems, shown: ShownRecord): Promise<void> {
  const { buildExport } = await import('../../features/checklist/import-export/build-export.ts')
  const file = buildExport(entries, { email: null, document: null, checklist: toChecklist(shown) }, Date.now())
  const text = new Blob([JSON.stringify(file, null, 2), '\n'], { type: 'application/json' })
  downloadFile('topshelf-record.json', text)
}

/** As the exports of the checklist have it: the import reads it again. */
function toChecklist({ collection: { levels, caps }, takenAtMs }: ShownRecord): Checklist {
  const changedAtMs = takenAtMs ?? Date.now()
  return Object.fromEntries([
    ...[...levels].map(([id, level]): [string, ChecklistEntry] => [id, [level, changedAtMs]]),
    ...[...caps].map(([id, step]): [string, ChecklistEntry] => [capMark(id), [step, changedAtMs]]),
  ])
}

async function run(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    console.error(error)
    await showToastOnDemand({ message: say.fileNotMade(), type: 'error' })
  }
}

const shapeNames: Readonly<Record<RecordShape, string>> = { portrait: say.onPhone(), square: say.square() }

type Drawn = { readonly file: Blob; readonly address: string } | 'drawing' | 'failed'

/** The record as a picture, drawn in the browser: nothing leaves it before it is shared. */
function RecordPictureDialog({ record, ...modal }: Modal & { readonly record: RecordPicture }) {
  const [shape, setShape] = useState<RecordShape>('portrait')
  const drawn = useDrawn(shape, record)
  const picture = typeof drawn === 'string' ? null : drawn
  const { width, height } = recordSizes[shape]
  const fileName = `topshelf-record-${shape}.png`
  return (
    <Dialog
      {...modal}
      title={say.pictureTitle()}
      actions={
        <>
          {'canShare' in navigator && (
            <Button
              isDisabled={!picture}
              onClick={() => picture && void sharePicture(picture.file, fileName, record.title)}
            >
              {say.share()}
            </Button>
          )}
          <Button look="primary" isDisabled={!picture} onClick={() => picture && downloadFile(fileName, picture.file)}>
            {say.saveAsPng()}
          </Button>
        </>
      }
    >
      <Choices legend={say.shape()} choices={recordShapes} names={shapeNames} chosen={shape} onChoose={setShape} />
      {drawn === 'failed' ? (
        <div role="alert">
          <EmptyState title={say.notDrawn()}>{say.whyNotDrawn()}</EmptyState>
        </div>
      ) : picture ? (
        <img className="record-picture" src={picture.address} width={width} height={height} alt={record.title} />
      ) : (
        <output className="record-picture" style={{ aspectRatio: `${width} / ${height}` }}>
          {say.drawing()}
        </output>
      )}
    </Dialog>
  )
}

function useDrawn(shape: RecordShape, record: RecordPicture): Drawn {
  const [last, setLast] = useState<{ readonly shape: RecordShape; readonly drawn: Drawn } | null>(null)
  useEffect(() => {
    let isCurrent = true
    let address = ''
    async function draw(): Promise<Drawn> {
      try {
        const file = await drawRecord(shape, record)
        address = URL.createObjectURL(file)
        return { file, address }
      } catch (error) {
        console.error(error)
        return 'failed'
      }
    }
    async function show(): Promise<void> {
      const drawn = await draw()
      if (isCurrent) setLast({ shape, drawn })
      else URL.revokeObjectURL(address)
    }
    void show()
    return () => {
      isCurrent = false
      URL.revokeObjectURL(address)
    }
  }, [shape, record])
  return last?.shape === shape ? last.drawn : 'drawing'
}

/** What the query of the page's address says. */
interface RecordQuery {
  /** The id of the tour in which the player began; null if they do not say. */
  readonly from: string | null
  /** The snapshot that is shown, by the moment when it was taken; null for the collection as it is. */
  readonly of: number | null
  /** What is shown beside it: the collection as it is, or a snapshot; null for nothing. */
  readonly beside: 'mine' | number | null
}

export function parseRecordQuery(query: string): RecordQuery {
  const values = new URLSearchParams(query)
  const beside = values.get('beside')
  return {
    from: values.get('from'),
    of: parseMoment(values.get('of')),
    beside: beside === 'mine' ? beside : parseMoment(beside),
  }
}

function parseMoment(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** The address that shows a record to anybody: the collection is in the fragment, which no server sees. */
function recordAddress(collection: SharedCollection, from: string | null): string {
  const address = sharedAddress(collection)
  return `${routes['my-record']}${from === null ? '' : `?from=${from}`}${address.slice(address.indexOf('#'))}`
}
