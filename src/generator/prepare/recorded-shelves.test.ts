/**
 * Proof that the content holds what was recorded: on the date of each record, the shelf rows of all items are
 * counted and hashed, and compared with the figures in tests/expected/. So are the counts of each item's
 * shelves with those of public lists. `npm run expected` writes the figures of corrected content there.
 */
import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue, Item } from '#catalogue/entities.ts'
import { measureShelfKnowledge } from '#catalogue/shelves/shelf-knowledge.ts'
import { projectRoot } from '../files/project-root.ts'
import { realCatalogue as catalogue } from '../../../tests/real-content.ts'

const folder = join(projectRoot, 'tests/expected')
const remedy = 'A correction that says where the shelf was seen may change this: npm run expected'

function listShelfRows({ itemById }: Catalogue, date: IsoDate, scope: string): string[] {
  const rows: string[] = []
  for (const { kind, id, shelves } of itemById.values())
    for (const { variantId, shelf, level, since, until } of shelves)
      if (since <= date && (until === null || date < until) && (scope === 'full' || shelf === 'top'))
        rows.push(`${kind},${id},${variantId},${shelf},${level}`)
  return rows.toSorted()
}

function describeRows(rows: readonly string[]): string {
  const count = (ending: RegExp) => rows.filter((row) => ending.test(row)).length
  const sha256 = createHash('sha256').update(rows.join('\n')).digest('hex')
  return `${count(/,top,1$/)},${count(/,top,[368]$/)},${count(/,middle,1$/)},${sha256}`
}

describe('the recorded shelves', () => {
  it('are as recorded on every date of a record', async () => {
    expect(catalogue.shelfRecords.length).toBeGreaterThanOrEqual(49)
    const lines = catalogue.shelfRecords.map(
      ({ date, scope }) => `${date},${scope},${describeRows(listShelfRows(catalogue, date, scope))}\n`,
    )
    const text = `date,scope,top,promoted,middle,sha256\n${lines.join('')}`
    await expect(text, remedy).toMatchFileSnapshot(join(folder, 'recorded-shelves.csv'))
  })
})

function findItem(id: string): Item {
  const item = catalogue.itemById.get(id)
  if (!item) throw new Error(`There is no ${id} in the content`)
  return item
}

/** What was known of an item by the newest record, which is as old as the public lists. */
function findRecorded(id: string): Item {
  const newest = catalogue.shelfRecords.at(-1)?.date ?? '0000-01-01'
  const item = findItem(id)
  const shelves = item.shelves.filter(({ since, until }) => since <= newest && (until === null || until > newest))
  return { ...item, shelves: shelves.map((relation) => ({ ...relation, until: null })) }
}

/** A word for how an item's shelves compare with the counts of a public list, which are empty where there is none. */
function compareWithList(id: string, top: string, middle: string): string {
  if (top === '') return 'no public count'
  const [then, now] = [findRecorded(id), findItem(id)].map(measureShelfKnowledge)
  if (now!.isShort) return 'short'
  const isEqual =
    isBetween(Number(top), then!.knownTop, now!.knownTop) &&
    isBetween(Number(middle), then!.knownMiddle, now!.knownMiddle)
  return isEqual ? 'equal' : 'different'
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** A newer shelf may be on the lists or not. */
function isBetween(count: number, one: number, other: number): boolean {
  return Math.min(one, other) <= count && count <= Math.max(one, other)
}

describe('the shelf counts', () => {
  const publicCounts = readFileSync(join(folder, 'public-shelf-counts.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [kind = '', id = '', top = '', middle = '', basis = ''] = line.split(',')
      return { kind, id, top, middle, basis }
    })

  it('compare with public lists as they are known to', async () => {
    const listed = new Map(publicCounts.map((counts) => [counts.id, counts]))
    const lines = [...catalogue.itemById.values()]
      .toSorted((one, other) => compare(one.kind, other.kind) || compare(one.id, other.id))
      .map(({ kind, id }) => {
        const { top = '', middle = '' } = listed.get(id) ?? {}
        return `${[kind, id, top, middle, compareWithList(id, top, middle)].join(',')}\n`
      })
    const text = `kind,id,top,middle,basis\n${lines.join('')}`
    await expect(text, remedy).toMatchFileSnapshot(join(folder, 'public-shelf-counts.csv'))
  })

  it('are equal for nearly all items', () => {
    const others = publicCounts.filter(({ basis }) => basis !== 'equal')
    expect(publicCounts.length).toBeGreaterThanOrEqual(845)
    expect(others.length).toBeLessThan(publicCounts.length / 20)
  })

  it('name the items without a list', () => {
    const known = publicCounts.filter(({ top }) => top !== '').map(({ id }) => id)
    const ids = [...catalogue.itemById.keys()].filter((id) => !known.includes(id))
    const words =
      'An item that no public list counts is named at the end of content/shelf-records.yaml, under `without`'
    expect(catalogue.publicCounts?.without.toSorted(), words).toEqual(ids.toSorted())
  })

  it('say of the items alone whose lists are short that shelves are missing', () => {
    const short = publicCounts.filter(({ basis }) => basis === 'short')
    expect(short.length).toBeGreaterThan(0)
    for (const { id, top, middle } of short) {
      expect(findItem(id).publicShelfCounts).toEqual({ top: Number(top), middle: Number(middle) })
    }
    const shortIds = [...catalogue.itemById.keys()].filter((id) => measureShelfKnowledge(findItem(id)).isShort)
    expect(shortIds.toSorted()).toEqual(short.map(({ id }) => id).toSorted())
  })
})
