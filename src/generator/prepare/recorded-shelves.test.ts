/**
 * Proof that the content holds what was recorded: on the date of each record, the shelf rows of all items are
 * counted and hashed, and compared with the figures that stand in tests/expected/.
 */
import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '#catalogue/build-catalogue.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue } from '#catalogue/entities.ts'
import { projectRoot } from '../files/project-root.ts'
import { readContent } from './read-content.ts'

const { catalogue, problems } = buildCatalogue(readContent(join(projectRoot, 'content')), { today: '2026-11-21' })

const expected = readFileSync(join(projectRoot, 'tests/expected/recorded-shelves.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)

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
    expect(expected).toHaveLength(47)
    expect(expected.map((line) => line.split(',').slice(0, 2).join(','))).toEqual(records)
  })

  it.each(catalogue?.shelfRecords ?? [])('are as recorded on $date', ({ date, scope }) => {
    if (!catalogue) throw new Error('The content has faults')
    const rows = listShelfRows(catalogue, date, scope)
    expect(expected).toContain(`${date},${scope},${describeRows(rows)}`)
  })
})
