import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startServerProcess } from '../accounts/start-server-process.ts'

test('the server says in JSON where it is and what it answers, tells no secrets, and ends on SIGTERM', async () => {
  const { process: server, lines } = await startServerProcess()
  const { url, level, time } = JSON.parse(lines[0] ?? '')
  expect({ level, time: Date.parse(time) }).toEqual({ level: 'info', time: expect.any(Number) })
  expect((await fetch(`${url}healthz`)).status).toBe(200)
  const headers = { Cookie: 'session=hidden-1', Authorization: 'Bearer hidden-2', 'X-Forwarded-For': '203.0.113.7' }
  expect((await fetch(`${url}nowhere/?token=hidden-3`, { headers })).status).toBe(404)
  server.kill('SIGTERM')
  const [code] = await once(server, 'exit')
  expect(code).toBe(0)
  const said = lines.slice(1).map((line) => JSON.parse(line))
  expect(said).toEqual([
    expect.objectContaining({ level: 'warn', msg: expect.stringMatching(/^There is no site in /) }),
    expect.objectContaining({ method: 'GET', path: '/nowhere/', status: 404, milliseconds: expect.any(Number) }),
    expect.objectContaining({ msg: 'the server stops' }),
  ])
  expect(lines.join('\n')).not.toMatch(/hidden|203\.0\.113\.7/)
})

test('a health check by HTTP/1.0, which names no host, is answered', async () => {
  await using server = await startServerProcess()
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write('GET /healthz HTTP/1.0\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*\{"status":"ok"\}$/s)
})
