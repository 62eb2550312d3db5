import { readdirSync, readFileSync } from 'node:fs'

const sampleMs = 50
const kilobytesPattern = /^VmRSS:\s+(\d+) kB$/m

/**
 * Watches the memory of a process and its children together.
 * @returns stops, and says how many megabytes they held at most at one moment, as sampled; NaN where there is no /proc
 */
export function sampleMemory(processId: number): () => number {
  let peak = Number.NaN
  const sampling = setInterval(() => {
    const held = readFamilyMegabytes(processId)
    if (held > 0) peak = Math.max(Number.isNaN(peak) ? 0 : peak, held)
  }, sampleMs)
  return () => {
    clearInterval(sampling)
    return peak
  }
}

function readFamilyMegabytes(root: number): number {
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
