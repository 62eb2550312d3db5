import { fork, type ChildProcess } from 'node:child_process'
import { on } from 'node:events'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Problem } from '#catalogue/problem.ts'
import type { LocaleBundle } from '../bundle/site-bundle.ts'
import type { ProcessUsage } from '../files/process-usage.ts'
import { projectRoot, projectRootVariable } from '../files/project-root.ts'
import type { BuildOptions } from '../options/build-options.ts'
import type { PreparedPart, SiteOutline } from './page-entry.ts'
import type { PrepareOptions } from './prepare-options.ts'

/** The first message is of the faults or the outline, the last one of the usage. */
export type PrepareMessage =
  | { readonly problems: readonly Problem[] }
  | { readonly outline: SiteOutline }
  | PreparedPart
  | { readonly usage: ProcessUsage }

/**
 * What a build retains of a page lives long, the rest dies at once: smaller steps of heap growth take less memory. Half of
 * this young generation would take 50 MB less and a tenth more time, twice as much 120 MB more and no less time; one that
 * begins smaller makes an edit 3% slower, because what is read first lives long.
 */
const heap = ['--min-semi-space-size=64', '--max-semi-space-size=64', '--heap-growing-percent=60']

/** What the process is sent at the start. */
export interface PreparerOptions
  extends Omit<PrepareOptions, 'others'>, Pick<BuildOptions, 'cacheFolder' | 'contentFolder' | 'today'> {
  /** The languages of the site besides the default. */
  readonly others: readonly Pick<LocaleBundle, 'language' | 'localizerFile'>[]
}

/**
 * Prepares the page data of the whole site in a separate process, whose memory is freed when it ends. Yields its messages
 * as they come. If they are not consumed to the last, the process is ended.
 * @param file `prepare-pages-worker.ts` bundled
 */
export function preparePages(file: string, options: PreparerOptions): AsyncGenerator<PrepareMessage> {
  mkdirSync(dirname(options.pageStoreFile), { recursive: true })
  const preparer = fork(file, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: { ...process.env, [projectRootVariable]: projectRoot },
    execArgv: [...process.execArgv, ...heap],
  })
  // The channel is closed after its last message; the end of the process may be noticed before that.
  const messages = on(preparer, 'message', { close: ['disconnect'] })
  preparer.send(options)
  return receive(preparer, messages as AsyncIterable<[PrepareMessage]>)
}

async function* receive(preparer: ChildProcess, messages: AsyncIterable<[PrepareMessage]>) {
  let isComplete = false
  try {
    for await (const [message] of messages) {
      isComplete = 'usage' in message
      yield message
      if (isComplete) return
    }
    throw new Error('Preparing the pages ended without a result; see the error above.')
  } finally {
    if (!isComplete) preparer.kill()
  }
}
