import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from './build-fixture.ts'

test('the server says where it is, answers, and ends on SIGTERM', async () => {
  const server = spawn(process.execPath, [resolve('src/server/serve.ts')], {
    cwd: makeTemporaryFolder(),
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line]: string[] = await once(createInterface(server.stdout), 'line')
  const address = /http:\S+/.exec(line ?? '')?.[0]
  expect((await fetch(`${address}healthz`)).status).toBe(200)
  server.kill('SIGTERM')
  const [code] = await once(server, 'exit')
  expect(code).toBe(0)
})
