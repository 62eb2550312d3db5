import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { lockOutputFolder } from './lock-output-folder.ts'

test('a build waits for another into the same folder, until that has ended or was killed', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => error.mockRestore())
  const folder = makeTemporaryFolder()
  const folders = { cacheFolder: folder, outFolder: join(folder, 'out') }
  const module = pathToFileURL(join(import.meta.dirname, 'lock-output-folder.ts')).href
  const program = `
    const { lockOutputFolder } = await import(${JSON.stringify(module)})
    await lockOutputFolder(${JSON.stringify(folders)})
    process.stdout.write('locked')
    setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void other.kill('SIGKILL'))
  await once(other.stdout, 'data')

  expect(await lockOutputFolder({ ...folders, outFolder: join(folder, 'elsewhere') })).toBe(false)
  expect(error.mock.calls).toEqual([])
  const waiting = lockOutputFolder(folders)
  expect(error.mock.calls).toEqual([[expect.stringContaining(`Another build is writing to ${folders.outFolder}.`)]])
  other.kill('SIGKILL')
  expect(await waiting).toBe(true)
})
