// Preloaded into a build: its clock shows the moment that CLOCK names when it starts. CommonJS, because --require reaches
// threads, too, and --import does not. CLOCK_LOG names a file that gets a line for each process and thread.
const { appendFileSync } = require('node:fs')
const { isMainThread } = require('node:worker_threads')

const shift = Date.parse(process.env.CLOCK) - Date.now()
const RealDate = Date
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + shift] : parts))
  }
  static now() {
    return RealDate.now() + shift
  }
}
if (process.env.CLOCK_LOG) appendFileSync(process.env.CLOCK_LOG, isMainThread ? 'process\n' : 'thread\n')
