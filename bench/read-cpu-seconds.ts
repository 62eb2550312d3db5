import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** CPU time of a process and all below it, those that have ended too; NaN where there is no /proc. */
export function readCpuSeconds(processId: number): number {
  if (process.platform !== 'linux') return Number.NaN
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ id: Number(name), ...readTimes(name) }))
  const byParent = Map.groupBy(processes, ({ parent }) => parent)
  const family = processes.filter(({ id }) => id === processId)
  // Grows while it is iterated over.
  for (const { id } of family) family.push(...(byParent.get(id) ?? []))
  return family.reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond
}

/** Nothing for a process that has ended since it was listed. */
function readTimes(id: string): { readonly parent: number; readonly ticks: number } {
  try {
    // Behind the name of the program, which may hold anything: state, parent; from the twelfth on utime, stime,
    // cutime and cstime.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    return { parent: fields[1] ?? 0, ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) }
  } catch {
    return { parent: 0, ticks: 0 }
  }
}
