import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
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
  const names = listFiles(plainFolder).filter((name) => name !== 'build.json' && !/\.(?:br|gz)$/.test(name))
  // Ten of each kind; two of them compressed as well, which takes the server without packed files a while.
  const kinds = [...Map.groupBy(names, (name) => `${name.split('/')[0]} ${extname(name)}`).values()]
  const some = kinds.flatMap((alike) => alike.slice(0, 10))
  const files = ['build.json', ...some.flatMap((name) => [name, `${name}.br`, `${name}.gz`])]
  for (const file of files.filter((each) => existsSync(join(plainFolder, each))))
    cpSync(join(plainFolder, file), join(packedFolder, file))
  execFileSync(process.execPath, ['src/server/site/pack.ts', packedFolder])
  const [plain, packed] = [plainFolder, packedFolder].map((siteFolder) => createServer({ siteFolder }))
  expect(listFiles(packedFolder)).toContain('index.html.br')
  expect(listFiles(packedFolder)).not.toContain('index.html')

  const paths = some.map(toPath)
  const compressed = new Set([...kinds.flatMap((alike) => alike.slice(0, 2)).map(toPath), '/drivers', '/no/such/page/'])
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

function toPath(name: string): string {
  return `/${name.replace(/index\.html$/, '')}`
}
