import { expect, test } from 'vitest'
import { type PackTable, readAllPacked, readPacked, readPackRanges } from './pack-format.ts'

async function compress(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

function makePack(table: unknown, members: readonly Uint8Array<ArrayBuffer>[]): Blob {
  const text = new TextEncoder().encode(JSON.stringify(table))
  const length = new DataView(new ArrayBuffer(4))
  length.setUint32(0, text.length)
  return new Blob([length, text, ...members])
}

test('every page of every member can be read, even after multi-byte characters', async () => {
  const groups = [['{"a":"é"}', '{"b":2}'], ['{"c":3}']]
  const members = await Promise.all(groups.map((group) => compress(group.join(''))))
  const table: PackTable = groups.map((group, index) => [
    members[index]!.length,
    group.map((text) => [`/${text[2]}/`, new TextEncoder().encode(text).length]),
  ])
  const pack = makePack(table, members)
  const ranges = await readPackRanges(pack)
  expect([...ranges.keys()]).toEqual(['/a/', '/b/', '/c/'])
  expect(await Promise.all([...ranges.values()].map((range) => readPacked(pack, range)))).toEqual(groups.flat())
  const all = new Map<string, string>()
  for await (const [path, bytes] of readAllPacked(pack)) all.set(path, new TextDecoder().decode(bytes))
  expect([...all.values()]).toEqual(groups.flat())
  expect([...all.keys()]).toEqual([...ranges.keys()])
})

test.each<[what: string, table: unknown]>([
  ['of the format before', [['/a/', 10]]],
  ['without a list', { a: 1 }],
])('a table %s is refused', async (_, table) => {
  await expect(readPackRanges(makePack(table, []))).rejects.toThrow('A pack of pages has no table.')
})
