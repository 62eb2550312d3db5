import { writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, test, onTestFinished, vi } from 'vitest'
import { toConfigurationError } from './start-server.ts'
import { limitConnections, planConnections, type ConnectionLimits } from './limit-connections.ts'

function catchError(act: () => void): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown.')
}

test.each([
  [
    'a full disk',
    () => writeFileSync('/dev/full', 'text'),
    'There is no space left on the disk. Free up some space, then run the command again.',
  ],
  [
    'a folder that is a file',
    () => writeFileSync('/dev/null/data', 'text'),
    "/dev/null/data cannot be written: ENOTDIR: not a directory, open '/dev/null/data'.\n" +
      '  Set DATA_FOLDER to a folder: a file is in its place.',
  ],
])('%s is described with the remedy', (_what, act, sentence) => {
  expect(toConfigurationError(catchError(act))?.message).toBe(`Cannot start:\n  ${sentence}`)
})

test('a fault of ours is not', () => {
  expect(toConfigurationError(catchError(() => JSON.parse('')))).toBeNull()
})

/** More than the system keeps for a client that does not read. */
const long = Buffer.alloc(32 * 2 ** 20)

async function serve(limits: Partial<ConnectionLimits>): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer()
  const all = { most: 20, mostOfNetwork: null, silentMs: 90_000, ...limits }
  limitConnections(server, (request, response) => void response.end(request.url === '/long' ? long : 'short'), all)
  await once(server.listen(0), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, port: (server.address() as AddressInfo).port }
}

async function open(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

async function ask(port: number, localAddress = '127.0.0.1'): Promise<IncomingMessage> {
  const [response]: IncomingMessage[] = await once(
    get({ port, host: '127.0.0.1', localAddress, agent: false }),
    'response',
  )
  response!.resume()
  return response!
}

const countOpen = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

test('clients that do not read their answers are disconnected', async () => {
  const { server, port } = await serve({ silentMs: 200 })
  const sockets = await Promise.all(Array.from({ length: 5 }, () => open(port)))
  for (const socket of sockets) socket.pause().write('GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await vi.waitUntil(async () => (await countOpen(server)) === 0, { timeout: 60_000 })
  expect((await ask(port)).statusCode).toBe(200)
})

test('connections beyond the limit get an answer that says so, and open ones go on', async () => {
  const { server, port } = await serve({ most: 8 })
  const sockets = await Promise.all(Array.from({ length: 8 }, () => open(port)))
  await vi.waitUntil(async () => (await countOpen(server)) === 8)
  const { statusCode, headers } = await ask(port)
  expect([statusCode, headers['retry-after'], headers.connection]).toEqual([503, '10', 'close'])
  const [first] = sockets
  first?.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(String(await once(first!, 'data'))).toContain('HTTP/1.1 200 OK')
  for (const socket of sockets) socket.destroy()
  await vi.waitUntil(async () => (await countOpen(server)) === 0)
  expect((await ask(port)).statusCode).toBe(200)
})

test.runIf(process.platform === 'linux')('one network leaves connections to others', async () => {
  const { server, port } = await serve({ most: 8, mostOfNetwork: 6 })
  await Promise.all(Array.from({ length: 6 }, () => open(port)))
  await vi.waitUntil(async () => (await countOpen(server)) === 6)
  expect((await ask(port)).statusCode).toBe(503)
  expect((await ask(port, '127.0.0.2')).statusCode).toBe(200)
})

test.each([
  [0, 300, { most: 225, mostOfNetwork: 169 }],
  [0, 20_000, { most: 19_744, mostOfNetwork: 14_808 }],
  [1, 1024, { most: 768, mostOfNetwork: null }],
])('behind %i proxies, with %i descriptors', (proxies, descriptors, expected) => {
  expect(planConnections(proxies, descriptors)).toMatchObject(expected)
})
