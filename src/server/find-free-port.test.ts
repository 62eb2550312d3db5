import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from './find-free-port.ts'

test('a free port can be listened on, and is not one that the system hands out', async () => {
  const port = await findFreePort()
  expect(port).toBeLessThan(32_768)
  const server = createServer().listen(port)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
})
