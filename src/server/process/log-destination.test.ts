import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { createLogDestination } from './log-destination.ts'

const count = 60_000
/** Writes more than a pipe and the memory for it hold, says so elsewhere, and writes one more line on a signal. */
const program = `
import { createLogDestination } from '#server/process/log-destination.ts'
const destination = createLogDestination(1, (lines) => 'lost ' + lines + '\\n')
for (let number = 0; number < ${count}; number++) destination.write('line ' + number + ' ' + 'x'.repeat(90) + '\\n')
process.stderr.write('written')
process.stdin.once('data', async () => {
  await destination.flush(10_000)
  destination.write('the last\\n')
  await destination.flush(10_000)
  process.exit(0)
})`

test('an unread pipe blocks nothing; the next reader learns how much was lost', async () => {
  const writer = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'pipe' })
  await once(writer.stderr, 'data')
  const lines: string[] = []
  createInterface(writer.stdout).on('line', (line) => lines.push(line))
  writer.stdin.write('go')
  await once(writer, 'close')
  const [lost, last] = lines.slice(-2)
  expect(last).toBe('the last')
  expect(lines.slice(0, -2).every((line, number) => line.startsWith(`line ${number} x`))).toBe(true)
  expect(lost).toBe(`lost ${count - (lines.length - 2)}`)
  expect(lines.length).toBeGreaterThan(1000)
})

test.runIf(existsSync('/dev/full'))('a disk that is full costs lines and nothing else', () => {
  const full = openSync('/dev/full', 'w')
  const destination = createLogDestination(full, String)
  expect(() => destination.write('a line\n')).not.toThrow(Error)
  closeSync(full)
})
