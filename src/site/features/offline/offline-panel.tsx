import { type FocusEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { formatTenths } from '#wording/counts.ts'
import * as say from '#wording/offline.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ProgressBar } from '../../ui/controls/progress-bar.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { formatCount } from '../../ui/wording/wording.ts'
import { tell } from '../../ui/toasts/tell.ts'
import { useStore } from '../../ui/store/use-store.ts'
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

const partWords: Readonly<Record<DownloadPartName, readonly [label: string, hint: string]>> = {
  catalogue: ['The game', 'Drivers, karts, gliders, courses, tours, skills, badges and guides.'],
  rankings: ['Rankings by course, tour and ranked week', 'As of the last day.'],
  days: ['Daily rankings', 'Back to September 2019.'],
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
  await tell({ message: say.theDownloadHasBeen() })
}

interface PartChoiceProps {
  readonly part: DownloadPart
  readonly isChosen: boolean
  readonly onToggle: () => void
}

function PartChoice({ part, isChosen, onToggle }: PartChoiceProps) {
  const [label, hint] = partWords[part.name]
  const hintId = useId()
  return (
    <div>
      <label>
        <input type="checkbox" aria-describedby={hintId} checked={isChosen} onChange={onToggle} />
        {`${label} (${formatMegabytes(countBytes(part))})`}
      </label>
      <p id={hintId} className="muted">{`${hint} ${formatCount(part.pages, 'page')}.`}</p>
    </div>
  )
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
          {isUpdate
            ? say.updateTheDownload()
            : say.downloadFormatmegabytes({ formatMegabytes: formatMegabytes(bytes) })}
        </Button>
      )}
      {downloaded && (
        <Button data-removes onClick={() => void remove()}>
          {say.removeFromThisDevice()}
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
        words={`${formatMegabytes(done)} of ${formatMegabytes(all)}`}
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
      {failure === 'full' && <p role="alert">{say.thereIsNotEnough()}</p>}
      {failure === 'blocked' && <p role="alert">{say.thisBrowserStoresNo()}</p>}
      {failure === 'network' && <p role="alert">{say.theSiteCannotBe()}</p>}
      <output tabIndex={-1}>
        {progress && <span className="visually-hidden">{say.downloading()}</span>}
        {downloaded && downloaded.bytes > 0 && (
          <>
            {rich(say.downloaded(), {
              strong: <b>{formatMegabytes(downloaded.bytes)}</b>,
              more: day && (
                <>
                  {say.asTheSiteWas()} <Day date={day} />
                </>
              ),
            })}
          </>
        )}
      </output>
    </>
  )
}

function formatMegabytes(bytes: number): string {
  return say.valueMb({ value: formatTenths(bytes / 1e6) })
}
