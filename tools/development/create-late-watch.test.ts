import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { makeTemporaryFolder } from '../../tests/make-temporary-folder.ts'
import { createLateWatch } from './create-late-watch.ts'

test('a watch that starts late reports earlier and later writes', async () => {
  const root = realpathSync(makeTemporaryFolder())
  const folder = join(root, 'content')
  mkdirSync(folder)
  for (const name of ['old.yaml', 'edited.yaml']) writeFileSync(join(folder, name), 'before')
  // Later than the files by more than the clock of a file system can be off.
  await setTimeout(50)
  const watch = createLateWatch([folder])
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: { ignored: watch.ignored } },
  })
  onTestFinished(() => server.close())
  const told: string[] = []
  server.watcher.on('all', (_event, file) => told.push(file.slice(folder.length + 1)))
  await setTimeout(50)
  writeFileSync(join(folder, 'edited.yaml'), 'after')
  watch.start(server)
  expect(told).toEqual(['edited.yaml'])
  // Again and again, because there is no telling when a file's watch is active.
  await expect
    .poll(() => {
      writeFileSync(join(folder, 'old.yaml'), `${told.length}`)
      return told
    })
    .toContain('old.yaml')
})
