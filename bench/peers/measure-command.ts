import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { sampleMemory } from '../process-family.ts'

export interface CommandCost {
  readonly wallSeconds: number
  /** Of the command and all processes that it has started and waited for. */
  readonly cpuSeconds: number
  /** The most that all of them held at one moment, sampled; NaN where there is no /proc. */
  readonly peakMegabytes: number
}

/** Runs a command in a folder. bash's own timer knows the CPU time of what it has waited for. Rejects when it fails. */
export async function measureCommand(folder: string, command: readonly string[]): Promise<CommandCost> {
  const start = performance.now()
  const child = spawn('bash', ['-c', 'TIMEFORMAT="cpu %U %S"; time "$@"', 'bash', ...command], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      CI: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stopSampling = sampleMemory(child.pid ?? 0)
  const [output, errors, [exitCode]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  const peakMegabytes = stopSampling()
  if (exitCode !== 0) throw new Error(`${command.join(' ')} ended with exit code ${exitCode}.\n${output}\n${errors}`)
  const [, user, system] = /^cpu ([\d.]+) ([\d.]+)$/m.exec(errors) ?? []
  return {
    wallSeconds: (performance.now() - start) / 1000,
    cpuSeconds: Number(user) + Number(system),
    peakMegabytes,
  }
}
