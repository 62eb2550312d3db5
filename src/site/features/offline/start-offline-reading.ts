import * as say from '#wording/offline.ts'
import { pageDataPath } from '#pages/routes/routes.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import { readBuildHash } from '../../ui/loading/read-build-hash.ts'
import { readPath } from '../navigation/page-address.ts'
import { isDataSaverOn } from '../navigation/is-data-saver-on.ts'
import { followNetwork } from './network-state.ts'
import type { WorkerDescription, WorkerQuestion } from './worker-messages.ts'

/** Registers the service worker and shows the reader, quietly, what comes of it. */
export async function startOfflineReading(): Promise<void> {
  followNetwork(() => void showChip())
  if (!('serviceWorker' in navigator)) return
  const isFirstVisit = !navigator.serviceWorker.controller
  // It would load some hundred kilobytes unasked.
  if (isFirstVisit && isDataSaverOn()) return
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    if (isFirstVisit) cacheThisVisit(navigator.serviceWorker)
    offerUpdates(registration)
  } catch (error) {
    console.error('The service worker could not be registered:', error)
  }
}

async function showChip(): Promise<void> {
  const { showOfflineChip } = await import('./offline-chip.tsx')
  showOfflineChip()
}

const dataAddress = /^\/assets\/data\/.*index\.json$/

/**
 * On a first visit the service worker comes when pages have been loaded already, and others are on their way past it.
 * Once it is there, they are asked for again through it, so that it keeps them; the browser has them still and the
 * server confirms it in a few bytes.
 */
function cacheThisVisit(container: ServiceWorkerContainer): void {
  container.addEventListener('controllerchange', askAgain, { once: true })
}

function askAgain(): void {
  const startedAt = performance.now()
  const asked = new Set<string>()
  let queue = Promise.resolve()
  function again(address: string): void {
    if (asked.has(address)) return
    asked.add(address)
    // Offline there is nothing to cache.
    queue = queue.then(() => readThrough(address)).catch(() => undefined)
  }
  again(pageDataPath(readPath(location.pathname) ?? location.pathname))
  // An entry comes when its answer has arrived, which may be long after the service worker.
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      const { pathname } = new URL(name)
      if (startTime < startedAt && dataAddress.test(pathname)) again(pathname)
    }
  }).observe({ type: 'resource', buffered: true })
}

async function readThrough(address: string): Promise<void> {
  const answer = await fetch(address, { credentials: 'include' })
  await answer.arrayBuffer()
}

/** By then a page has finished loading; before, its requests would keep the older service worker busy. */
const quietAfterMs = 4000
/** So long a reader who has asked for the new build waits for the older service worker to finish. */
const patienceMs = 4000
/** How long a page may stay open before it checks for updates by itself. */
const checkAfterMs = 60 * 60 * 1000

/** Announces a newer build of the site. Reloading is up to the reader. */
function offerUpdates(registration: ServiceWorkerRegistration): void {
  const { installing, waiting } = registration
  if (waiting) void offer(waiting)
  if (installing) followInstallation(installing)
  registration.addEventListener('updatefound', () => {
    if (registration.installing) followInstallation(registration.installing)
  })
  checkNowAndThen(registration)
}

function followInstallation(worker: ServiceWorker): void {
  const isFirst = !navigator.serviceWorker.controller
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && !isFirst) void offer(worker)
    if (worker.state === 'redundant' && isFirst && !navigator.serviceWorker.controller) {
      console.error('The service worker could not be registered: its files could not be stored.')
    }
  })
}

async function offer(worker: ServiceWorker): Promise<void> {
  const { buildHash } = await describe(worker)
  // This page is already from the new build; its service worker may take over unless another page needs the old one.
  if (buildHash === readBuildHash()) return takeOverWhenAlone(worker)
  console.log('New content is available; reload the page to see it.')
  showToast({
    message: say.updateReady(),
    type: 'info',
    durationMs: 0,
    action: { label: say.reload(), run: () => reloadWith(worker) },
  })
}

/**
 * Chromium puts off the change for as long as the older service worker has something to do, and half a minute longer.
 * Another page may be on its way out still, or be closed later: so this is asked more than once.
 */
function takeOverWhenAlone(worker: ServiceWorker): void {
  const timer = setInterval(() => {
    if (worker.state === 'installed') ask(worker, { type: 'activate-if-alone' })
    else clearInterval(timer)
  }, quietAfterMs)
}

/** A request that hangs could keep the older service worker busy for minutes; documents come from the network anyway. */
function reloadWith(worker: ServiceWorker): void {
  if (worker.state !== 'installed') return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  ask(worker, { type: 'activate' })
  setTimeout(() => location.reload(), patienceMs)
}

function describe(worker: ServiceWorker): Promise<WorkerDescription> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<WorkerDescription>) => resolve(data), { once: true })
    port1.start()
    ask(worker, { type: 'describe' }, [port2])
  })
}

function ask(worker: ServiceWorker, question: WorkerQuestion, ports: MessagePort[] = []): void {
  worker.postMessage(question, ports)
}

/** Browsers check for a new service worker when a document loads; on this site that may be rare. */
function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < checkAfterMs) return
    checkedAt = Date.now()
    // Offline there is nothing new.
    registration.update().catch(() => undefined)
  })
}
