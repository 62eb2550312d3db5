import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Two processes that took 400 of some 12,800 ports at random would have a dozen in common. */
const claims = 400

test('two processes never claim the same port', async () => {
  const code = `
    import { claimPort } from ${JSON.stringify(pathToFileURL(resolve('tests/claim-port.ts')))}
    const ports = []
    for (let count = 0; count < ${claims}; count++) ports.push(await claimPort())
    console.log(JSON.stringify(ports))
    // Both hold theirs until both have them all.
    process.stdin.resume()`
  const processes = [0, 1].map(() => {
    const running = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code])
    const told = once(running.child.stdout!, 'data')
    return { running, told }
  })
  await Promise.all(processes.map(({ told }) => told))
  for (const { running } of processes) running.child.stdin?.end()
  const outputs = await Promise.all(processes.map(({ running }) => running))
  const ports = outputs.flatMap(({ stdout }): number[] => JSON.parse(stdout))
  expect(ports).toHaveLength(2 * claims)
  expect(new Set(ports).size).toBe(ports.length)
})
