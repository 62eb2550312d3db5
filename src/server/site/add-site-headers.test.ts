import { Hono } from 'hono'
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { addSiteHeaders } from './add-site-headers.ts'

const folder = makeTemporaryFolder()
const file = join(folder, '_headers')
const app = new Hono().use(addSiteHeaders(folder)).get('*', (c) => c.text('A page'))

async function readPolicy(): Promise<string | null> {
  const answer = await app.request('/')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('X-Frame-Options')).toBe('DENY')
  return answer.headers.get('Content-Security-Policy')
}

function write(text: string, seconds: number): void {
  writeFileSync(file, text)
  utimesSync(file, seconds, seconds)
}

const rules = (policy: string) => `/*\n  X-Frame-Options: DENY\n  Content-Security-Policy: ${policy}\n`

test('the headers are those of the file as it is, and the last ones while half of it is written', async () => {
  expect(await readPolicy()).toBeNull()
  write(rules('first'), 1)
  expect(await readPolicy()).toBe('first')
  write(rules('second').replace(/-Policy.*/s, ''), 2)
  expect(await readPolicy()).toBe('first')
  write(rules('second'), 3)
  expect(await readPolicy()).toBe('second')
  rmSync(file)
  expect(await readPolicy()).toBeNull()
})

test('a file that grows within a moment is read again', async () => {
  write('/*\n  X-Frame-Options: DENY\n', 4)
  expect(await readPolicy()).toBeNull()
  write(rules('third'), 4)
  expect(await readPolicy()).toBe('third')
})

test('a file that is briefly unreadable is tried again, even if it has not changed', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => clock.mockRestore())
  rmSync(file)
  // A folder cannot be read.
  mkdirSync(file)
  utimesSync(file, 5, 5)
  expect(await readPolicy()).toBe('third')
  const size = statSync(file).size
  rmSync(file, { recursive: true })
  write(rules('fourth').padEnd(size), 5)
  expect(await readPolicy()).toBe('third')
  clock.mockReturnValue(1001)
  expect(await readPolicy()).toBe('fourth')
})
