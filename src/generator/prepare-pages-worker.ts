/** Runs `spoolPages` in a thread of its own, whose memory is given back as a whole when it ends. */
import { parentPort, workerData } from 'node:worker_threads'
import type { PrepareMessage } from './prepare-pages.ts'
import { spoolPages } from './spool-pages.ts'

const progressStep = 100

function send(message: PrepareMessage): void {
  parentPort?.postMessage(message)
}

const result = spoolPages(workerData, (done, total) => {
  if (done % progressStep === 0) send({ done, total })
})
send({ result })
