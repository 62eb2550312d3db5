import { fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Problem } from '#catalogue/problem.ts'
import { projectRoot, projectRootVariable } from '../files/project-root.ts'
import type { BuildOptions } from '../options/build-options.ts'
import type { KnownOutput } from './known-output.ts'
import type { PageIndex } from './page-entry.ts'
import type { PrepareOptions } from './prepare-options.ts'

export type PrepareMessage =
  | { readonly planned: readonly string[] }
  | { readonly done: number; readonly total: number }
  | Prepared

interface PrepareEvents {
  /** The content is without faults, and these are the paths of all pages. */
  readonly onPlanned: (paths: readonly string[]) => void
  readonly onProgress: (done: number, total: number) => void
}

interface Prepared {
  /** All faults if the content has any. */
  readonly result: { readonly problems: readonly Problem[] } | { readonly index: PageIndex }
  /** Of the separate process. */
  readonly usage: { readonly cpuSeconds: number; readonly peakBytes: number }
}

/**
 * What a build retains of a page lives long, the rest dies at once: a small young generation and smaller steps of heap
 * growth take a quarter less memory. Half of this young generation would take an eighth more time; one that begins smaller
 * takes 3% more of an edit, because what is read first lives long.
 */
const heap = ['--min-semi-space-size=8', '--max-semi-space-size=8', '--heap-growing-percent=60']

/** What the process is told at once. */
export type PreparerOptions = PrepareOptions & Pick<BuildOptions, 'cacheFolder' | 'contentFolder' | 'today'>

export interface PagePreparer {
  /** @param known what need not be made again, as far as it is made from the same */
  prepare: (known: KnownOutput, events: PrepareEvents) => Promise<Prepared>
}

/**
 * Starts a separate process that prepares the page data of the whole site once, and whose memory is freed when it ends.
 * It reads the content at once, and makes nothing until it is told what is known.
 * @param file `prepare-pages-worker.ts` bundled
 */
export function startPagePreparer(file: string, options: PreparerOptions): PagePreparer {
  mkdirSync(dirname(options.pageStoreFile), { recursive: true })
  const preparer = fork(file, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: { ...process.env, [projectRootVariable]: projectRoot },
    execArgv: [...process.execArgv, ...heap],
  })
  preparer.send(options)
  return {
    prepare(known, { onPlanned, onProgress }) {
      return new Promise((resolve, reject) => {
        preparer.on('message', (message: PrepareMessage) => {
          if ('planned' in message) onPlanned(message.planned)
          else if ('done' in message) onProgress(message.done, message.total)
          else resolve(message)
        })
        preparer.on('error', reject)
        preparer.on('exit', (code) =>
          reject(new Error(`Preparing the pages ended without a result (exit code ${code}); see the error above.`)),
        )
        preparer.send(known)
      })
    },
  }
}
