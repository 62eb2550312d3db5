import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { beginStream, type LiveStream } from './live-stream.ts'

/** More than the buffers of a connection hold. */
const megabytes = Buffer.alloc(8 * 2 ** 20, '.')

/** A stream to a browser over a real connection, from a server that ends idle connections early. */
async function openStream() {
  const closed = Promise.withResolvers<LiveStream>()
  const begun = Promise.withResolvers<LiveStream>()
  const server = createServer((_request, response) => {
    begun.resolve(beginStream(response, { uid: 'u', sessionId: 's', onClose: closed.resolve }))
  })
  server.timeout = 50
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  const browser = connect(address.port, '127.0.0.1')
  onTestFinished(() => {
    browser.destroy()
    server.close()
  })
  browser.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  return { browser, stream: await begun.promise, closed: closed.promise }
}

test('a stream outlives the time after which the server ends idle connections', async () => {
  const { browser, stream } = await openStream()
  await sleep(200)
  stream.beat()
  let received = ''
  for await (const bytes of browser) {
    received += bytes.toString()
    if (received.endsWith(':\n\n')) break
  }
  expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\n:\n\n$/)
})

test('a reader who does not keep up loses the stream, instead of the server its memory', async () => {
  const { browser, stream, closed } = await openStream()
  browser.pause()
  stream.write(megabytes)
  stream.write(Buffer.from(':\n\n'))
  expect(await closed).toBe(stream)
})

test('a stream that ends does not wait for a reader who does not read', async () => {
  const { browser, stream, closed } = await openStream()
  browser.pause()
  stream.write(megabytes)
  stream.end()
  expect(await closed).toBe(stream)
})
