import { fork, type ChildProcess } from 'node:child_process'
import type { BuildOptions } from '../options/build-options.ts'
import type { BuildInputs } from '../publish/find-last-build.ts'

/** What the process gets when it starts. */
export interface OnDemandJob {
  readonly options: BuildOptions
  readonly inputs: BuildInputs
}

export interface OnDemandProcess {
  /** Answers GET requests for everything of the site that a page needs. */
  readonly origin: string
  readonly close: () => void
}

/**
 * Starts a process that makes each page on request, so that a site can be read before it is built. Marks the output
 * folder as being written. Rejects if the process ends instead, which has then said what is wrong.
 */
export function startOnDemand(job: OnDemandJob): Promise<OnDemandProcess> {
  const child: ChildProcess = fork(new URL('on-demand-worker.ts', import.meta.url), { serialization: 'advanced' })
  const close = () => void child.kill()
  return new Promise((resolve, reject) => {
    child.once('message', (origin: string) => resolve({ origin, close }))
    child.once('error', reject)
    child.once('exit', () => reject(new Error('The site could not be opened; see the error above.')))
    child.send(job)
  })
}
