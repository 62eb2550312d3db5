import { fork, type ChildProcess } from 'node:child_process'
import type { BuildOptions } from '../options/build-options.ts'
import type { BuildInputs } from '../publish/read-inputs.ts'

/** What the process at the desk gets when it starts. */
export interface DeskJob {
  readonly options: BuildOptions
  readonly inputs: BuildInputs
}

/** Its answer: where to ask for pages, or why there will be none. */
export type DeskMessage = { readonly origin: string } | { readonly fault: string }

export interface Desk {
  /** Answers GET requests for everything of the site that a page needs. */
  readonly origin: string
  readonly close: () => void
}

/**
 * Starts a process that makes each page when it is asked for, so that a site can be read before it is built. Marks the
 * output folder as being written. Rejects with what is wrong with the content or the folder.
 */
export function startDesk(job: DeskJob): Promise<Desk> {
  const desk: ChildProcess = fork(new URL('desk-worker.ts', import.meta.url), { serialization: 'advanced' })
  const close = () => void desk.kill()
  return new Promise((resolve, reject) => {
    desk.once('message', (message: DeskMessage) => {
      if ('origin' in message) return resolve({ origin: message.origin, close })
      close()
      reject(new Error(message.fault))
    })
    desk.once('error', reject)
    desk.once('exit', () => reject(new Error('The site could not be opened; see the error above.')))
    desk.send(job)
  })
}
