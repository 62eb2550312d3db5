import { fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { PrepareOptions, PrepareResult } from './store-pages.ts'

export type PrepareMessage = { readonly done: number; readonly total: number } | Prepared

export interface Prepared {
  readonly result: PrepareResult
  /** Of the separate process. */
  readonly usage: { readonly cpuSeconds: number; readonly peakBytes: number }
}

/**
 * What a build retains of a page lives long, the rest dies at once: a small young generation and smaller steps of heap
 * growth take a quarter less memory. Half of this young generation would take an eighth more time.
 */
const heap = ['--max-semi-space-size=8', '--heap-growing-percent=60']

export interface PagePreparer {
  prepare: (options: PrepareOptions, onProgress: (done: number, total: number) => void) => Promise<Prepared>
}

/**
 * Starts a separate process that prepares the page data of the whole site once, and whose memory is freed when it ends.
 * Until it is told what to prepare it loads its code.
 */
export function startPagePreparer(): PagePreparer {
  const preparer = fork(new URL('prepare-pages-worker.ts', import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
    execArgv: [...process.execArgv, ...heap],
  })
  return {
    prepare(options, onProgress) {
      mkdirSync(dirname(options.pageStoreFile), { recursive: true })
      return new Promise((resolve, reject) => {
        preparer.on('message', (message: PrepareMessage) => {
          if ('done' in message) onProgress(message.done, message.total)
          else resolve(message)
        })
        preparer.on('error', reject)
        preparer.on('exit', (code) =>
          reject(new Error(`Preparing the pages ended without a result (exit code ${code}); see the error above.`)),
        )
        preparer.send(options)
      })
    },
  }
}
