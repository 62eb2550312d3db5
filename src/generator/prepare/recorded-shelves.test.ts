/**
 * Proof that the content holds what was recorded: on the date of each record, the shelf rows of all items are
 * counted and hashed, and compared with the figures in tests/expected/. So are the counts of each item's
 * shelves with those of public lists.
 */
import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '#catalogue/build-catalogue.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue, Item } from '#catalogue/entities.ts'
import { measureShelfKnowledge } from '#catalogue/shelf-knowledge.ts'
import { projectRoot } from '../files/project-root.ts'
import { readContent } from './read-content.ts'

const { catalogue, problems } = buildCatalogue(readContent(join(projectRoot, 'content')), { today: null })

function readExpected(name: string): string[] {
  const text = readFileSync(join(projectRoot, 'tests/expected', name), 'utf8')
  return text.trim().split('\n').slice(1)
}

const expected = readExpected('recorded-shelves.csv')

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
  it('come from content without a fault', () => {
    expect(problems).toEqual([])
  })

  it('are expected on every date that the content calls recorded', () => {
    const records = catalogue?.shelfRecords.map(({ date, scope }) => `${date},${scope}`)
    expect(expected.length).toBeGreaterThanOrEqual(49)
    expect(expected.map((line) => line.split(',').slice(0, 2).join(','))).toEqual(records)
  })

  it.each(catalogue?.shelfRecords ?? [])('are as recorded on $date', ({ date, scope }) => {
    if (!catalogue) throw new Error('The content has faults')
    const rows = listShelfRows(catalogue, date, scope)
    expect(`${date},${scope},${describeRows(rows)}`).toBe(expected.find((line) => line.startsWith(date)))
  })
})

function findItem(id: string): Item {
  const item = catalogue?.itemById.get(id)
  if (!item) throw new Error(`There is no ${id} in the content`)
  return item
}

/** What was known of an item by the newest record, which is as old as the public lists. */
function findRecorded(id: string): Item {
  const newest = catalogue?.shelfRecords.at(-1)?.date ?? '0000-01-01'
  const item = findItem(id)
  const shelves = item.shelves.filter(({ since, until }) => since <= newest && (until === null || until > newest))
  return { ...item, shelves: shelves.map((relation) => ({ ...relation, until: null })) }
}

/** A newer shelf may be on the lists or not. */
function isBetween(count: number, one: number, other: number): boolean {
  return Math.min(one, other) <= count && count <= Math.max(one, other)
}

it("the README's figures are the content's", () => {
  if (!catalogue) throw new Error('The content has faults')
  const { items, courses, variantById, itemById } = catalogue
  const relations = [...itemById.values()].reduce((sum, { shelves }) => sum + shelves.length, 0)
  const rows = readFileSync(join(projectRoot, 'README.md'), 'utf8').match(/^\| (?:items|courses) \|.*$/gm)
  const { driver, kart, glider } = items
  expect(rows).toEqual([
    `| items | ${driver.length} drivers, ${kart.length} karts, ${glider.length} gliders, with rarity, skill, debut, names in eleven languages and ${relations.toLocaleString('en')} shelf relations |`,
    `| courses | ${courses.length} courses with ${variantById.size} variants |`,
  ])
})

describe('the shelf counts', () => {
  const publicCounts = readExpected('public-shelf-counts.csv').map((line) => {
    const [kind = '', id = '', top = '', middle = '', basis = ''] = line.split(',')
    return { kind, id, top, middle, basis }
  })

  it('are expected for every item', () => {
    const ids = publicCounts.map(({ id }) => id)
    expect(ids.toSorted()).toEqual([...(catalogue?.itemById.keys() ?? [])].toSorted())
  })

  it('match public lists, except for items without a list and those known to be incomplete', () => {
    const equal = publicCounts.filter(({ basis }) => basis === 'equal')
    expect(equal.length).toBeGreaterThan(0)
    const others = equal.filter(({ kind, id, top, middle }) => {
      const [then, now] = [findRecorded(id), findItem(id)].map(measureShelfKnowledge)
      const isEqual =
        isBetween(Number(top), then!.knownTop, now!.knownTop) &&
        isBetween(Number(middle), then!.knownMiddle, now!.knownMiddle)
      return findItem(id).kind !== kind || !isEqual || now!.isShort
    })
    expect(others).toEqual([])
  })

  it('name the items without a list', () => {
    const ids = publicCounts.filter(({ basis }) => basis === 'no public count').map(({ id }) => id)
    expect(catalogue?.publicCounts?.without.toSorted()).toEqual(ids.toSorted())
  })

  it('say of the items alone whose lists are short that shelves are missing', () => {
    const short = publicCounts.filter(({ basis }) => basis === 'short')
    expect(short.length).toBeGreaterThan(0)
    for (const { id, top, middle } of short) {
      expect(findItem(id).publicShelfCounts).toEqual({ top: Number(top), middle: Number(middle) })
    }
    const shortIds = [...(catalogue?.itemById.keys() ?? [])].filter((id) => measureShelfKnowledge(findItem(id)).isShort)
    expect(shortIds.toSorted()).toEqual(short.map(({ id }) => id).toSorted())
  })
})
