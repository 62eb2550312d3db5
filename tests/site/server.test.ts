import { once } from 'node:events'
import { createServer as createHttpServer, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { listFiles } from '#generator/files/list-files.ts'
import { createServer } from '#server/create-server.ts'

const siteFolder = inject('builtSite')
const app = createServer({ siteFolder })

function scriptPath(): string {
  const file = listFiles(siteFolder).find((name) => /^assets\/js\/entry-client-[\w-]{8}\.js$/.test(name))
  expect(file).toBeDefined()
  return `/${file}`
}

describe('types', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/drivers/mario/', 'text/html; charset=utf-8'],
    ['/assets/data/drivers/mario/index.json', 'application/json'],
    ['/manifest.json', 'application/json'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/feed.xml', 'application/atom+xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ])('%s is %s', async (path, type) => {
    const response = await app.request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe(type)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })
})

test.each([
  ['/', 'same-origin'],
  ['/nowhere/', 'same-origin'],
  ['/assets/data/drivers/mario/index.json', 'same-origin'],
  ['/assets/cards/drivers/mario.jpg', 'cross-origin'],
  ['/assets/emblems/drivers/mario.svg', 'cross-origin'],
  ['/favicon.ico', 'cross-origin'],
  ['/feed.xml', 'cross-origin'],
  ['/api/v1/index.json', 'cross-origin'],
])('%s may be embedded by %s pages', async (path, policy) => {
  expect((await app.request(path)).headers.get('Cross-Origin-Resource-Policy')).toBe(policy)
})

test('password managers are led to the settings', async () => {
  const response = await app.request('/.well-known/change-password')
  expect(response.status).toBe(308)
  const page = await app.request(response.headers.get('Location')!)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<meta http-equiv="refresh" content="0; url=/user/settings/#sign-in">')
})

describe('encodings', () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync }

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['BR, GZip', 'br'],
    ['*', 'br'],
    ['br;q=0, *;q=0.5', 'gzip'],
    ['gzip, *;q=0', 'gzip'],
    ['identity, br', 'br'],
  ] as const)('"%s" is answered in %s', async (accepted, encoding) => {
    for (const path of ['/drivers/mario/', '/assets/data/drivers/mario/index.json', scriptPath()]) {
      const plain = await app.request(path)
      const response = await app.request(path, { headers: { 'Accept-Encoding': accepted } })
      expect(response.headers.get('Content-Encoding')).toBe(encoding)
      expect(response.headers.get('Vary')).toBe('Accept-Encoding')
      const body = Buffer.from(await response.arrayBuffer())
      expect(response.headers.get('Content-Length')).toBe(String(body.length))
      expect(decoders[encoding](body).toString()).toBe(await plain.text())
    }
  })

  test.each(['', 'identity', 'zstd', 'br;q=0', '*;q=0', 'br;q=0, gzip;q=0, *', 'identity, br;q=0.5, *;q=0.1'])(
    '"%s" is answered plainly',
    async (accepted) => {
      const response = await app.request('/drivers/mario/', { headers: { 'Accept-Encoding': accepted } })
      expect(response.headers.get('Content-Encoding')).toBeNull()
      expect(await response.text()).toContain('<!doctype html>')
    },
  )

  test('pictures are not compressed', async () => {
    const headers = { 'Accept-Encoding': 'br' }
    const response = await app.request('/assets/icons/icon-512.png', { headers })
    expect(response.headers.get('Content-Encoding')).toBeNull()
    expect(response.headers.get('Vary')).toBeNull()
  })
})

describe('caching', () => {
  test('files named by their content are kept for a year', async () => {
    const { headers } = await app.request(scriptPath())
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  })

  test.each(['/', '/assets/data/index.json', '/favicon.svg', '/nowhere/'])('%s is revalidated', async (path) => {
    expect((await app.request(path)).headers.get('Cache-Control')).toBe('no-cache')
  })

  test.each([
    ['GET', '/assets/js/gone-12345678.js', 404],
    ['GET', '/assets/', 404],
    ['POST', '/assets/js/gone-12345678.js', 405],
  ])('what %s %s is refused with is not kept', async (method, path, status) => {
    const answer = await app.request(path, { method })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  test('a page that the reader already has is not sent again, in whatever encoding', async () => {
    const first = await app.request('/drivers/mario/', { headers: { 'Accept-Encoding': 'br' } })
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    const again = await app.request('/drivers/mario/', { headers: { 'If-None-Match': `"other", ${etag}` } })
    expect(again.status).toBe(304)
    expect(again.headers.get('ETag')).toBe(etag)
    expect(again.headers.get('Cache-Control')).toBe('no-cache')
    expect(await again.text()).toBe('')
  })

  test('a different page is sent', async () => {
    const etag = (await app.request('/')).headers.get('ETag') ?? ''
    expect((await app.request('/drivers/mario/', { headers: { 'If-None-Match': etag } })).status).toBe(200)
  })
})

describe('addresses', () => {
  test.each([
    ['/drivers/mario', '/drivers/mario/'],
    ['/drivers?kind=a&b', '/drivers/?kind=a&b'],
    ['/drivers/mario/index.html', '/drivers/mario/'],
    ['/index.html?x=1', '/?x=1'],
    ['/%64rivers/mario/?x=1', '/drivers/mario/?x=1'],
  ])('%s redirects to %s', async (path, target) => {
    const response = await app.request(path)
    expect(response.status).toBe(308)
    expect(response.headers.get('Location')).toBe(target)
  })

  test.each(['/nowhere', '/nowhere/', '/drivers/nobody/', '/drivers//mario/', '//example.org/', '/%2e%2e%5', '/404/'])(
    '%s is answered directly, with the not-found page',
    async (path) => {
      const response = await app.request(`http://localhost${path}`)
      expect(response.headers.get('Location')).toBeNull()
      expect(response.status).toBe(404)
    },
  )

  test('an unknown page shows the not-found page', async () => {
    const response = await app.request('/drivers/nobody/?q=1')
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain('"notFound":true')
  })

  test.each(['/assets/data/drivers/nobody/index.json', '/assets/js/gone-12345678.js', '/assets/', '/assets/%E4'])(
    '%s is missing, without a page in its place',
    async (path) => {
      const response = await app.request(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
      expect(await response.text()).toBe('Not found')
    },
  )

  test.each(['/%', '/%zz/', '/drivers/%c0%ae/', '/drivers/%E4/', '/a%00b', '/drivers/mario%2f', '/a%5cb/'])(
    '%s cannot be read, and shows the not-found page',
    async (path) => {
      const response = await app.request(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('"notFound":true')
    },
  )

  test.each(['/%0a', '/%e2%80%a8', '/drivers/%0d%0a/x', '/nowhere/'])(
    '%s has the headers of every page',
    async (path) => {
      const { headers, status } = await app.request(path)
      expect(status).toBe(404)
      expect(headers.get('X-Frame-Options')).toBe('DENY')
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'")
    },
  )

  test('a name longer than any file is not found', async () => {
    expect((await app.request(`/${'a'.repeat(5000)}/`)).status).toBe(404)
  })
})

describe('methods', () => {
  test('HEAD has the headers of GET and no body', async () => {
    const get = await app.request('/drivers/mario/')
    const head = await app.request('/drivers/mario/', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect([...head.headers]).toEqual([...get.headers])
    expect(await head.text()).toBe('')
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is refused', async (method) => {
    const response = await app.request('/drivers/mario/', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
  })

  test('/healthz answers', async () => {
    const response = await app.request('/healthz')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test('/healthz names the commit that the server is built of', async () => {
    vi.stubEnv('COMMIT', '0123456789abcdef0123456789abcdef01234567')
    const health = await (await app.request('/healthz')).json()
    vi.unstubAllEnvs()
    expect(health).toEqual({ status: 'ok', commit: '0123456789abcdef0123456789abcdef01234567' })
  })
})

describe('on a port', () => {
  const server = createHttpServer(getRequestListener(app.fetch))
  let port: number

  beforeAll(async () => {
    server.listen(0, 'localhost')
    await once(server, 'listening')
    const address = server.address()
    if (!address || typeof address === 'string') throw new Error('The server has no port.')
    port = address.port
  })

  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  /** Sends a path as it is written: `fetch` would tidy it up. */
  async function send(path: string, method = 'GET'): Promise<IncomingMessage & { body: string }> {
    const outgoing = request({ port, host: 'localhost', path, method }).end()
    const [response]: IncomingMessage[] = await once(outgoing, 'response')
    if (!response) throw new Error('There was no response.')
    return Object.assign(response, { body: await text(response) })
  }

  test.each(['/../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd', '/....//etc/passwd'])(
    '%s does not leave the folder',
    async (path) => {
      const { statusCode, body } = await send(path)
      expect(statusCode).toBe(404)
      expect(body).not.toMatch(/"devDependencies"|root:/)
    },
  )

  test('HEAD carries the length of what GET would send', async () => {
    const { headers, body } = await send('/drivers/mario/', 'HEAD')
    const { body: whole } = await send('/drivers/mario/')
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(whole))
    expect(body).toBe('')
  })
})
