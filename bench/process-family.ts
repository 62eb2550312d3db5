import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100
const sampleMs = 50

/** CPU time of a process and all below it, those that have ended too; NaN where there is no /proc. */
export function readCpuSeconds(processId: number): number {
  if (process.platform !== 'linux') return Number.NaN
  const ticks = listFamily(processId).map((id) => {
    // Behind the name of the program, which may hold anything: state, parent; from the twelfth on utime, stime, cutime
    // and cstime.
    const fields = readProcessFile(id, 'stat')
      .replace(/^.*\) /s, '')
      .split(' ')
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  })
  return ticks.reduce((sum, own) => sum + own, 0) / ticksPerSecond
}

/**
 * Watches the memory of a process and its children together.
 * @returns stops, and says how many megabytes they held at most at one moment, as sampled; NaN where there is no /proc
 */
export function sampleMemory(processId: number): () => number {
  let peak = Number.NaN
  const sampling = setInterval(() => {
    if (process.platform !== 'linux') return
    const kibibytes = listFamily(processId).reduce((held, id) => held + readKibibytes(id), 0)
    if (kibibytes > 0) peak = Math.max(Number.isNaN(peak) ? 0 : peak, (kibibytes * 1024) / 1e6)
  }, sampleMs)
  return () => {
    clearInterval(sampling)
    return peak
  }
}

/** The memory that a process holds; 0 for one that has ended, NaN where there is no /proc. */
export function readKibibytes(processId: number): number {
  if (process.platform !== 'linux') return Number.NaN
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readProcessFile(processId, 'status'))?.[1] ?? 0)
}

/** A process and all below it. Their ids do not show ancestry: they start over when they run out. */
function listFamily(root: number): number[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const byParent = Map.groupBy(ids.map(Number), (id) =>
    Number(/^PPid:\s+(\d+)$/m.exec(readProcessFile(id, 'status'))?.[1]),
  )
  const family = [root]
  // Grows while it is iterated over.
  for (const id of family) family.push(...(byParent.get(id) ?? []))
  return family
}

/** Empty for a process that has ended. */
function readProcessFile(id: number, name: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${id}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
