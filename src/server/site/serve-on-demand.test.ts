import { createServer as createHttpServer } from 'node:http'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { createServer } from '../create-server.ts'
import { findFreePort } from '../find-free-port.ts'

const siteFolder = makeTemporaryFolder()
const asked: string[] = []
const onDemand = createHttpServer((request, response) => {
  asked.push(request.url ?? '')
  response.writeHead(request.url === '/old' ? 308 : 200, { 'Content-Type': 'text/html', Location: '/old/' })
  response.end('on demand')
})
let onDemandOrigin = ''

function writeState(state: 'writing' | 'complete'): void {
  writeFileSync(join(siteFolder, 'build.json'), JSON.stringify({ state }))
}

beforeAll(async () => {
  await once(onDemand.listen(0, '127.0.0.1'), 'listening')
  const address = onDemand.address()
  if (address && typeof address === 'object') onDemandOrigin = `http://127.0.0.1:${address.port}`
})
beforeEach(() => {
  asked.length = 0
  writeFileSync(join(siteFolder, 'index.html'), 'from the folder')
  writeState('writing')
})
afterAll(() => {
  onDemand.close()
})

test('while the site is being built, everything comes on demand, even what the folder has', async () => {
  const app = createServer({ siteFolder, onDemandOrigin })
  expect(await (await app.request('/')).text()).toBe('on demand')
  expect((await app.request('/old')).headers.get('Location')).toBe('/old/')
  expect(await (await app.request('http://localhost//example.org/?a=b')).text()).toBe('on demand')
  expect(asked).toEqual(['/', '/old', '//example.org/?a=b'])
  expect((await app.request('/%2e%2e%5')).status).toBe(404)
  expect(await (await app.request('/healthz')).json()).toEqual({ status: 'ok', site: 'being built' })
})

test('when the build is complete, everything comes from the folder, and stays there', async () => {
  const app = createServer({ siteFolder, onDemandOrigin })
  await app.request('/')
  writeState('complete')
  expect(await (await app.request('/')).text()).toBe('from the folder')
  expect(await (await app.request('/healthz')).json()).toEqual({ status: 'ok' })
  // A build of the next day, beside which nothing makes pages on demand.
  writeState('writing')
  expect(await (await app.request('/')).text()).toBe('from the folder')
  expect(asked).toEqual(['/'])
})

test('a process that does not answer is a 503, not a missing page', async () => {
  const app = createServer({ siteFolder, onDemandOrigin: `http://127.0.0.1:${await findFreePort()}` })
  const response = await app.request('/drivers/')
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('5')
})
