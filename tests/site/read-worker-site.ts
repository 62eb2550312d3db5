import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WorkerSite } from '#site/features/offline/service-worker/worker-scope.ts'

/** What the service worker of a built site knows of it. */
export function readWorkerSite(folder: string): WorkerSite {
  const [first = ''] = readFileSync(join(folder, 'service-worker.js'), 'utf8').split('\n')
  return JSON.parse(/^self\.site=(.*);$/.exec(first)?.[1] ?? '')
}
