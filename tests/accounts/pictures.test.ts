/** Pictures of other sites come through the server, which reaches public addresses alone and passes on nothing but pictures. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pictureSource } from '#documents/picture-address.ts'
import { createPictureFetcher, mostPictureBytes } from '#server/pictures/fetch-picture.ts'
import { Refusal } from '#server/requests/refusal.ts'
import { makeAddress, password } from './join.ts'
import { createReader, type Reader } from './reader.ts'
import { startAccountsHere, type AccountsHere } from './start-accounts-here.ts'

const certificate = readFileSync('tests/fixtures/tls/certificate.pem')
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#d61618' } })
  .png()
  .toBuffer()
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

/** Another site. */
let pictures: Server
let origin = ''
const requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[] = []
let connections = 0

beforeAll(async () => {
  const answers: Readonly<Record<string, { readonly status?: number; readonly to?: string; readonly body?: Buffer }>> =
    {
      '/me.png': { body: png },
      '/moved': { status: 302, to: '/me.png' },
      '/plain': { status: 302, to: 'http://example.org/me.png' },
      '/inside': { status: 302, to: 'https://10.0.0.1/me.png' },
      '/loop': { status: 302, to: '/loop' },
      '/drawing.svg': { body: svg },
      '/large.png': { body: Buffer.concat([png, Buffer.alloc(mostPictureBytes)]) },
      '/broken.png': { status: 500, body: png },
    }
  pictures = createServer(
    { cert: certificate, key: readFileSync('tests/fixtures/tls/key.pem') },
    (request, response) => {
      requests.push({ path: request.url ?? '', headers: request.headers })
      const { status = 200, to, body } = answers[request.url ?? ''] ?? { status: 404 }
      response
        .writeHead(status, { 'Content-Type': 'text/html', 'Set-Cookie': 'a=1', ...(to && { Location: to }) })
        .end(body)
    },
  )
  pictures.on('connection', () => connections++)
  await once(pictures.listen(0, '127.0.0.1'), 'listening')
  origin = `https://localhost:${(pictures.address() as AddressInfo).port}`
})
afterAll(() => {
  pictures.closeAllConnections()
  pictures.close()
})
beforeEach(() => {
  requests.length = 0
  connections = 0
})

describe('a signed-in reader', () => {
  let here: AccountsHere
  let reader: Reader

  beforeAll(async () => {
    const reach = { addresses: ['127.0.0.1', '::1'], ca: certificate, isAnyPortAllowed: true }
    here = await startAccountsHere('sqlite', { fetchPicture: createPictureFetcher(reach) })
    reader = createReader(here.siteUrl)
    await reader.ask('createAccount', { email: makeAddress(), password })
  })
  afterAll(() => here.stop())

  test.each(['/me.png', '/moved'])('gets a picture as what it is: %s', async (path) => {
    const { status, headers } = await reader.send(pictureSource(origin + path))
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'cache-control': 'private, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      vary: 'Cookie',
    })
    expect(headers.getSetCookie()).toEqual([])
    for (const { headers: sent } of requests) {
      expect(Object.keys(sent).toSorted()).toEqual(['accept', 'connection', 'host', 'user-agent'])
    }
    // Asked for again, it is here already.
    requests.length = 0
    expect((await reader.send(pictureSource(origin + path))).status).toBe(200)
    expect(requests).toEqual([])
  })

  test.each([
    ['/drawing.svg', 415],
    ['/large.png', 413],
    ['/broken.png', 404],
    ['/missing.png', 404],
    ['/plain', 404],
    ['/inside', 404],
    ['/loop', 404],
  ])('is refused %s with %i, without the reason', async (path, status) => {
    const answer = await reader.send(pictureSource(origin + path))
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(requests.length).toBeLessThanOrEqual(4)
    expect(answer.text).not.toMatch(/ECONN|DNS|private|10\.0|certificate/i)
  })

  test.each([
    '',
    'http://example.org/me.png',
    '/me.png',
    'file:///etc/passwd',
    `https://example.org/${'x'.repeat(2048)}`,
  ])('names an https address: %s is none', async (address) => {
    const answer = await reader.send(`/api/picture?${new URLSearchParams({ address })}`)
    expect([answer.status, answer.json()]).toMatchObject([422, { error: { code: 'invalid', field: 'address' } }])
  })

  test('alone is served: nobody who is signed out, and no other site', async () => {
    expect((await createReader(here.siteUrl).send(pictureSource(`${origin}/me.png`))).status).toBe(401)
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await reader.send(pictureSource(`${origin}/me.png`), { headers })).status).toBe(403)
    expect(requests).toEqual([])
  })
})

describe('the server', () => {
  test.each([
    'https://localhost/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://0.0.0.0/',
    'https://10.0.0.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://192.168.1.1/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
  ])('does not ask %s', async (address) => {
    const { port } = pictures.address() as AddressInfo
    const here = Object.assign(new URL(address), { port: String(port) }).href
    await expect(createPictureFetcher({ ca: certificate, isAnyPortAllowed: true })(here)).rejects.toThrow(Refusal)
    expect(connections).toBe(0)
  })

  test('asks no port but that of https', async () => {
    const fetchPicture = createPictureFetcher({ addresses: ['127.0.0.1', '::1'], ca: certificate })
    await expect(fetchPicture(`${origin}/me.png`)).rejects.toThrow(Refusal)
    expect(connections).toBe(0)
  })
})
