import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { sampleMemory } from './sample-memory.ts'

export interface Measured {
  readonly output: string
  readonly wallSeconds: number
  /** The most that the process and its children held at one moment, sampled; NaN where there is no /proc. */
  readonly peakMegabytes: number
}

/** Runs a Node script and watches the memory of all its processes together. Rejects when it fails. */
export async function runMeasured(commandLine: readonly string[]): Promise<Measured> {
  const start = performance.now()
  const child = spawn(process.execPath, commandLine, { stdio: ['ignore', 'pipe', 'inherit'] })
  const stopSampling = sampleMemory(child.pid ?? 0)
  const [output, [exitCode]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  const peakMegabytes = stopSampling()
  if (exitCode !== 0) throw new Error(`${commandLine.join(' ')} ended with exit code ${exitCode}.`)
  return { output: output.trim(), wallSeconds: (performance.now() - start) / 1000, peakMegabytes }
}
