import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'

const sampleMs = 50
const kilobytesPattern = /^VmRSS:\s+(\d+) kB$/m

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
  let peak = Number.NaN
  const sampling = setInterval(() => {
    const held = readFamilyMegabytes(child.pid ?? 0)
    if (held > 0) peak = Math.max(Number.isNaN(peak) ? 0 : peak, held)
  }, sampleMs)
  const [output, [exitCode]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  clearInterval(sampling)
  if (exitCode !== 0) throw new Error(`${commandLine.join(' ')} ended with exit code ${exitCode}.`)
  return { output: output.trim(), wallSeconds: (performance.now() - start) / 1000, peakMegabytes: peak }
}

export function readFamilyMegabytes(root: number): number {
  if (process.platform !== 'linux') return 0
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ id: Number(name), status: readStatus(Number(name)) }))
  const byParent = Map.groupBy(processes, ({ status }) => Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]))
  const family = processes.filter(({ id }) => id === root)
  // Grows while it is iterated over. Process ids do not show ancestry: they start over when they run out.
  for (const { id } of family) family.push(...(byParent.get(id) ?? []))
  return family.reduce((held, { status }) => held + readKilobytes(status) * 1024, 0) / 1e6
}

function readKilobytes(status: string): number {
  return Number(kilobytesPattern.exec(status)?.[1] ?? 0)
}

/** Empty for a process that has ended since it was listed. */
function readStatus(id: number): string {
  try {
    return readFileSync(`/proc/${id}/status`, 'utf8')
  } catch {
    return ''
  }
}
