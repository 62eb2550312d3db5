import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { preparePages, type PrepareMessage } from './prepare-pages.ts'

/** A process with its own program that replaces the one that prepares pages. */
function start(program: string) {
  const folder = makeTemporaryFolder()
  const file = join(folder, 'preparer.mjs')
  writeFileSync(file, `process.once('message', () => {${program}})`)
  const options = { cacheFolder: folder, contentFolder: folder, siteUrl: '', reportUrl: null, commit: null, others: [] }
  const pageStoreFile = join(folder, 'pages')
  return preparePages(file, { ...options, pageStoreFile, today: '2020-11-20' })
}

async function collect(messages: AsyncIterable<PrepareMessage>, into: PrepareMessage[]): Promise<void> {
  for await (const message of messages) into.push(message)
}

const usage = { usage: { cpuSeconds: 1, peakBytes: 2 } }

test('gives every message, whether or not the process has ended by then', async () => {
  const received: PrepareMessage[] = []
  const send = `for (let left = 300; left > 0; left--) process.send({ pages: ['x'.repeat(5000)] })`
  await collect(start(`${send}; process.send(${JSON.stringify(usage)}, () => process.disconnect())`), received)
  expect(received).toHaveLength(301)
  expect(received.at(-1)).toEqual(usage)
})

test('a process that ends too early is an error, after all its messages', async () => {
  const received: PrepareMessage[] = []
  const early = collect(start('process.send({ pages: [] }, () => process.exit(3))'), received)
  await expect(early).rejects.toThrow('Preparing the pages ended without a result; see the error above.')
  expect(received).toEqual([{ pages: [] }])
})

test('ends the process when its messages are no longer wanted', async () => {
  const messages = start('process.send({ pid: process.pid }); setInterval(() => {}, 1000)')
  const { value } = await messages.next()
  const { pid } = value as unknown as { readonly pid: number }
  expect(isRunning(pid)).toBe(true)
  await messages.return(undefined)
  await expect.poll(() => isRunning(pid)).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
