import { fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { PrepareOptions, PrepareResult } from './store-pages.ts'

export type PrepareMessage = { readonly done: number; readonly total: number } | Prepared

export interface Prepared {
  readonly result: PrepareResult
  /** Of the process that has prepared. */
  readonly usage: { readonly cpuSeconds: number; readonly peakBytes: number }
}

/**
 * What a build keeps of each page is long-lived, what it drops is garbage of a moment: a small young generation and a
 * heap that grows by smaller steps hold a sixth less memory, in an eighth more time.
 */
const heap = ['--max-semi-space-size=4', '--heap-growing-percent=60']

/** The page data of the whole site, in a page store, made by a process whose memory is given back as a whole. */
export function preparePages(
  options: PrepareOptions,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Prepared> {
  mkdirSync(dirname(options.pageStoreFile), { recursive: true })
  const preparer = fork(new URL('prepare-pages-worker.ts', import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
    execArgv: [...process.execArgv, ...heap],
  })
  return new Promise((resolve, reject) => {
    preparer.on('message', (message: PrepareMessage) => {
      if ('done' in message) onProgress(message.done, message.total)
      else resolve(message)
    })
    preparer.on('error', reject)
    preparer.on('exit', (code) =>
      reject(new Error(`Preparing the pages ended without a result (exit code ${code}); the reason stands above.`)),
    )
    preparer.send(options)
  })
}
