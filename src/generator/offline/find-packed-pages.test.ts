import { expect, test } from 'vitest'
import type { SitePath } from '#pages/routes/routes.ts'
import { readAllPacked } from '#site/features/offline/pack-format.ts'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { digest } from '../files/digest.ts'
import { outputFileName } from '../files/output-file-names.ts'
import { writeOutputFile } from '../files/write-output-file.ts'
import { buildPack, packAddress, findPackedPages } from './write-packs.ts'

interface Page {
  readonly path: SitePath
  readonly text: string
  readonly length: number
  readonly digest: string
}

const outFolder = makeTemporaryFolder()
const file = outputFileName(packAddress('days', 'of the last build'))

function makePage(index: number, word: string): Page {
  const text = `${word} ${index} `.repeat(20_000)
  return { path: `/ranking/${index}/`, text, length: text.length, digest: digest([text]) }
}

/** Enough to be compressed in several members. */
const before = Array.from({ length: 12 }, (_, index) => makePage(index, 'day'))
const lastPages = Object.fromEntries(before.map((page) => [page.path, page]))

const read = ({ text }: Page) => Buffer.from(text)

async function packAgain(pages: readonly Page[], intact: ReadonlySet<string>) {
  const made: string[] = []
  const readRecorded = (page: Page) => {
    made.push(page.path)
    return read(page)
  }
  const pack = await buildPack(pages, readRecorded, findPackedPages(outFolder, lastPages, intact))
  return { pack, made }
}

async function unpack(pack: Buffer): Promise<(readonly [string, string])[]> {
  const entries: [string, string][] = []
  for await (const [path, bytes] of readAllPacked(new Blob([new Uint8Array(pack)]))) {
    entries.push([path, Buffer.from(bytes).toString()])
  }
  return entries
}

writeOutputFile(outFolder, file, await buildPack(before, read))

test('only what is packed with a changed page is compressed again, and the pack is the same as a new one', async () => {
  const after = before.map((page, index) => (index === 5 ? makePage(index, 'dax') : page))
  const { pack, made } = await packAgain(after, new Set([file]))
  expect(made).toContain('/ranking/5/')
  expect(made.length).toBeLessThan(before.length / 2)
  expect(pack.equals(await buildPack(after, read))).toBe(true)
  expect(await unpack(pack)).toEqual(after.map(({ path, text }) => [path, text]))
})

test('longer or additional pages are packed as if they were new', async () => {
  const longer = [makePage(0, 'longer day'), ...before.slice(1), makePage(12, 'day')]
  const { pack } = await packAgain(longer, new Set([file]))
  expect(pack.equals(await buildPack(longer, read))).toBe(true)
})

test('a pack changed by somebody else is not trusted', async () => {
  const { pack, made } = await packAgain(before, new Set())
  expect(made).toEqual(before.map(({ path }) => path))
  expect(pack.equals(await buildPack(before, read))).toBe(true)
})
