import { type FocusEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { formatTenths } from '#wording/counts.ts'
import * as say from '#wording/offline.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ProgressBar } from '../../ui/controls/progress-bar.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { showToastOnDemand } from '../../ui/toasts/show-toast-on-demand.ts'
import { useStore } from '../../ui/store/create-store.ts'
import { countBytes, downloadPartNames, type DownloadPart, type DownloadPartName } from './download-list.ts'
import {
  refreshOfflineDownload,
  offlineDownload,
  startOfflineDownload,
  removeOfflineDownload,
  stopOfflineDownload,
  type OfflineDownload,
} from './offline-download.ts'
import './offline-panel.css'

const partNames: Readonly<Record<DownloadPartName, string>> = {
  catalogue: say.game(),
  rankings: say.rankings(),
  days: say.days(),
}

/** Lets the reader download the whole site, or parts of it. */
export function OfflinePanel() {
  const download = useStore(offlineDownload)
  const [names, setNames] = useState<readonly DownloadPartName[]>(downloadPartNames)
  useEffect(() => {
    refreshOfflineDownload().catch(console.error)
  }, [])
  const { offer, progress } = download
  const panel = useRef<HTMLDivElement>(null)
  const focused = useRef<Element>(null)
  // Before `catchLostFocus`: what comes in the place of a button that has gone may not remove what was downloaded. A press
  // that was meant to stop the download may come late.
  useLayoutEffect(() => {
    if (focused.current?.isConnected === false && document.activeElement === document.body) {
      const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector)
      const next = find('.actions .button:not([data-removes])') ?? find('output')
      next?.focus({ preventScroll: true })
    }
  })
  // With a pointer, the next key is meant for the page.
  const keepFocus = ({ target }: FocusEvent) => {
    focused.current = target.matches(':focus-visible') ? target : null
  }
  const chosen = offer?.parts.filter(({ name }) => names.includes(name)) ?? []
  const toggle = (name: DownloadPartName) =>
    setNames(names.includes(name) ? names.filter((other) => other !== name) : [...names, name])
  return (
    <div ref={panel} className="offline-panel" onFocus={keepFocus}>
      {offer && (
        <fieldset className="offline-parts" disabled={progress !== null}>
          <legend className="visually-hidden">{say.whatToDownload()}</legend>
          {offer.parts.map((part) => (
            <PartChoice
              key={part.name}
              part={part}
              isChosen={names.includes(part.name)}
              onToggle={() => toggle(part.name)}
            />
          ))}
        </fieldset>
      )}
      <DownloadState download={download} />
      {progress ? <Progress progress={progress} /> : offer && <Actions download={download} chosen={chosen} />}
    </div>
  )
}

async function remove(): Promise<void> {
  await removeOfflineDownload()
  await showToastOnDemand({ message: say.removed() })
}

interface PartChoiceProps {
  readonly part: DownloadPart
  readonly isChosen: boolean
  readonly onToggle: () => void
}

function PartChoice({ part, isChosen, onToggle }: PartChoiceProps) {
  const hintId = useId()
  return (
    <div>
      <label>
        <input type="checkbox" aria-describedby={hintId} checked={isChosen} onChange={onToggle} />
        {say.partAndSize({ part: partNames[part.name], size: formatMegabytes(countBytes(part)) })}
      </label>
      <p id={hintId} className="muted">
        {describePart(part)}
      </p>
    </div>
  )
}

function describePart({ name, pages }: DownloadPart): string {
  if (name === 'catalogue') return say.gameHint({ pages })
  return name === 'rankings' ? say.rankingsHint({ pages }) : say.daysHint({ pages })
}

function Actions({
  download: { downloaded, offer },
  chosen,
}: {
  download: OfflineDownload
  chosen: readonly DownloadPart[]
}) {
  const isUpdate = downloaded !== null && downloaded.list.hash !== offer?.hash
  const bytes = chosen.reduce((sum, part) => sum + countBytes(part), 0)
  const isWhole = downloaded !== null && !isUpdate && downloaded.bytes === bytes
  return (
    <p className="actions">
      {!isWhole && (
        <Button
          look="primary"
          isDisabled={chosen.length === 0}
          onClick={() => void startOfflineDownload(chosen.map(({ name }) => name))}
        >
          {isUpdate ? say.updateDownload() : say.download({ size: formatMegabytes(bytes) })}
        </Button>
      )}
      {downloaded && (
        <Button data-removes onClick={() => void remove()}>
          {say.remove()}
        </Button>
      )}
    </p>
  )
}

function Progress({ progress: { done, all } }: { progress: NonNullable<OfflineDownload['progress']> }) {
  return (
    <>
      <ProgressBar
        label={say.downloadingPages()}
        value={done}
        of={all}
        words={say.sizeOf({ done: formatMegabytes(done), all: formatMegabytes(all) })}
      />
      <p className="actions">
        <Button onClick={stopOfflineDownload}>{say.stop()}</Button>
      </p>
    </>
  )
}

function DownloadState({ download: { downloaded, progress, failure } }: { download: OfflineDownload }) {
  const day = downloaded?.list.context.today
  return (
    <>
      {failure === 'full' && <p role="alert">{say.storageFull()}</p>}
      {failure === 'blocked' && <p role="alert">{say.storageBlocked()}</p>}
      {failure === 'network' && <p role="alert">{say.unreachable()}</p>}
      <output tabIndex={-1}>
        {progress && <span className="visually-hidden">{say.downloading()}</span>}
        {downloaded && downloaded.bytes > 0 && (
          <>
            {rich(
              day
                ? say.downloadedOf({ size: formatMegabytes(downloaded.bytes) })
                : say.downloaded({ size: formatMegabytes(downloaded.bytes) }),
              { b: (text) => <b>{text}</b>, day: day && <Day date={day} /> },
            )}
          </>
        )}
      </output>
    </>
  )
}

function formatMegabytes(bytes: number): string {
  return say.megabytes({ size: formatTenths(bytes / 1e6) })
}
