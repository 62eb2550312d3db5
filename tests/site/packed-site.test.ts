import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { listFiles } from '#generator/files/list-files.ts'
import { createServer } from '#server/create-server.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'

const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

test('a packed site is answered like the one that it was made of', async () => {
  const plainFolder = inject('builtSite')
  const packedFolder = join(makeTemporaryFolder(), 'packed')
  cpSync(plainFolder, packedFolder, { recursive: true })
  execFileSync(process.execPath, ['src/server/site/pack.ts', packedFolder])
  const [plain, packed] = [plainFolder, packedFolder].map((siteFolder) => createServer({ siteFolder }))
  const names = listFiles(plainFolder).filter((name) => !/\.(?:br|gz)$|^build\.json$/.test(name))
  const paths = names.map((name) => `/${name.replace(/index\.html$/, '')}`)
  expect(listFiles(packedFolder)).toContain('index.html.br')
  expect(listFiles(packedFolder)).not.toContain('index.html')

  // Every file as it is; two of each kind compressed as well, which takes the server without packed files a while.
  const kinds = Map.groupBy(paths, (path) => `${path.split('/')[1]} ${extname(path)}`)
  const compressed = new Set([
    ...[...kinds.values()].flatMap((alike) => alike.slice(0, 2)),
    '/drivers',
    '/no/such/page/',
  ])
  for (const path of new Set([...paths, ...compressed]))
    for (const encoding of compressed.has(path) ? (['br', 'gzip', 'identity'] as const) : (['identity'] as const)) {
      const [expected, answer] = await Promise.all(
        [plain, packed].map(async (app) => {
          const response = await app!.request(path, { headers: { 'Accept-Encoding': encoding } })
          // The build compresses scripts better than the server does.
          const { 'last-modified': _, 'content-length': _length, ...headers } = Object.fromEntries(response.headers)
          const bytes = Buffer.from(await response.arrayBuffer())
          const text = headers['content-encoding'] ? decode[encoding](bytes) : bytes
          return { status: response.status, headers, digest: createHash('sha256').update(text).digest('hex') }
        }),
      )
      expect(answer, `${path} in ${encoding}`).toEqual(expected)
    }
})
