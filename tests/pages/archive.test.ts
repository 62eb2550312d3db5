/** The archive of the real content: what it holds, that it joins, and that another program answers from it. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import papaparse from 'papaparse'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { buildArchive } from '#generator/archive/build-archive.ts'
import { listGaps } from '#generator/archive/describe-archive.ts'
import { listArchiveTables } from '#generator/archive/list-archive-tables.ts'
import { projectRoot } from '#generator/files/project-root.ts'
import { archiveFiles, archiveMegabytes } from '#pages/open-data/archive-release.ts'
import { listCollections } from '#pages/open-data/open-collections.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'
import { realCatalogue as catalogue } from '../real-content.ts'
import { realSite } from '../real-site.ts'

const { source } = realSite
const tables = listArchiveTables(source)
const files = new Map(buildArchive(source).map(({ name, bytes }) => [name, bytes]))

const csv = unzipSync(files.get(archiveFiles.csv)!)
const json = unzipSync(files.get(archiveFiles.json)!)

const database = join(makeTemporaryFolder(), archiveFiles.sqlite)
writeFileSync(database, files.get(archiveFiles.sqlite)!)

/** Asked of a program of others': the SQLite shell, or Python where there is none. Rows of texts. */
function ask(query: string): string[][] {
  const text = askShell(query) ?? askPython(query)
  return papaparse.parse<string[]>(text.trim()).data.filter((row) => row.join('') !== '')
}

function askShell(query: string): string | null {
  try {
    return execFileSync('sqlite3', ['-csv', '-readonly', database, query], { encoding: 'utf8' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function askPython(query: string): string {
  const program = `import csv, sqlite3, sys
csv.writer(sys.stdout).writerows(sqlite3.connect(sys.argv[1]).execute(sys.argv[2]))`
  return execFileSync('python3', ['-c', program, database, query], { encoding: 'utf8' })
}

describe('the database, read by another program', () => {
  test('is whole, and everything refers to something', () => {
    expect(ask('PRAGMA integrity_check')).toEqual([['ok']])
    expect(ask('PRAGMA foreign_key_check')).toEqual([])
    const references = ask("SELECT count(*) FROM sqlite_schema, pragma_foreign_key_list(name) WHERE type = 'table'")
    expect(Number(references[0]![0])).toBeGreaterThan(35)
  })

  test('has as many rows as the site', () => {
    const counts = listCollections().flatMap(({ name, count, archivedAs }) =>
      archivedAs || !count || name.startsWith('table') || name === 'fields' ? [] : [[name, String(count(source))]],
    )
    const query = counts.map(([name = '']) => `SELECT '${name}', count(*) FROM ${name.replaceAll('-', '_')}`)
    expect(counts.length).toBeGreaterThan(20)
    expect(ask(query.join(' UNION ALL '))).toEqual(counts)
  })

  test('roster: every driver, kart and glider, by the name inside the game, too', () => {
    expect(ask('SELECT kind, count(*) FROM roster GROUP BY kind')).toEqual([
      ['driver', String(catalogue.items.driver.length)],
      ['glider', String(catalogue.items.glider.length)],
      ['kart', String(catalogue.items.kart.length)],
    ])
    expect(
      ask("SELECT kind, id, name, rarity, skill, debutTourName FROM roster WHERE internalName = 'BbDaisy'"),
    ).toEqual([['driver', 'baby-daisy', 'Baby Daisy', 'normal', 'Bubble', 'New York Tour']])
  })

  test('shelves on a day', () => {
    expect(ask("SELECT label, count(*) FROM shelves_on_days WHERE date = '2020-12-25' GROUP BY label")).toEqual([
      ['recorded', '8603'],
    ])
    const pauline = ask(`SELECT itemName, level, label FROM shelves_on_days WHERE date = '2022-12-25'
      AND variant = 'tour-new-york-minute' AND kind = 'driver' AND shelf = 'top'`)
    expect(pauline).toEqual([['Pauline', '1', 'recorded']])
  })

  test('schedule: tours and ranked weeks, to the second', () => {
    expect(ask("SELECT * FROM schedule WHERE tourNumber = 183 AND what = 'tour'")).toEqual([
      [
        '183',
        'tour',
        'Anniversary Tour (2026)',
        '2026-09-16T06:00:00Z',
        '2026-09-30T06:00:00Z',
        '1789538400',
        '1790748000',
        'inferred',
      ],
    ])
    expect(ask("SELECT count(*) FROM schedule WHERE what = 'tour'")).toEqual([['183']])
  })

  test('cup line-ups', () => {
    expect(ask('SELECT * FROM cup_line_ups WHERE tourNumber = 158 AND position = 1')).toEqual([
      [
        '158',
        'Battle Tour (2025)',
        '1',
        'Peach Cup',
        'Peach',
        'RMX Donut Plains 1',
        'GCN Cookie Land',
        '3DS Wario Shipyard R/T',
        'recorded',
      ],
    ])
  })

  test('offers of a tour, and of the only run that sold something', () => {
    const spotlights = "SELECT itemName FROM tour_offers WHERE tourNumber = 158 AND rate = 'spotlight' ORDER BY item"
    expect(ask(spotlights).flat()).toEqual(['Chocolate Pretzel', 'Luigi (Chef)', 'Mario (Chef)', 'Para-Panini'])
    expect(ask('SELECT count(*) FROM tour_offers WHERE tourNumber = 183')).toEqual([['190']])
    const once = "SELECT DISTINCT tourNumber FROM tour_offers WHERE item IN ('luigi-mechanic', 'tiny-titan')"
    expect(ask(once)).toEqual([['153']])
  })

  test("the game's own exports of cups say what ours do, course by course", () => {
    const differing = `SELECT count(*), sum(c.variant = e.variant) FROM cup_exports e
      JOIN cup_courses c ON c.tourNumber = e.tourNumber AND c.position = e.cupPosition AND c.course = e.coursePosition`
    expect(ask(differing)).toEqual([['657', '657']])
    const names = `SELECT count(*) FROM cup_exports e JOIN cup_keys k ON k.gameKey = e.cupKey
      JOIN tour_cups c ON c.tourNumber = e.tourNumber AND c.position = e.cupPosition WHERE c.name <> k.name`
    expect(ask(names)).toEqual([['0']])
  })
})

test('every table says the same as CSV and as JSON', () => {
  for (const { plan, fields, rows } of tables) {
    expect(JSON.parse(strFromU8(json[`${plan.name}.json`]!)).rows, plan.name).toEqual(rows)
    const { data } = papaparse.parse<string[]>(strFromU8(csv[`${plan.name}.csv`]!).trimEnd())
    const lines = rows.map((row) => fields.map(({ name }) => String(row[name] ?? '')))
    expect(data, plan.name).toEqual([fields.map(({ name }) => name), ...lines])
  }
})

test('no column of the archive is deprecated, or means something on the site alone', () => {
  const columns = tables.flatMap(({ plan, fields }) => fields.map(({ name }) => `${plan.name}.${name}`))
  expect(columns.filter((column) => /\.(page|url|picture|season|newCityCourses|variants)$/.test(column))).toEqual([])
})

test('the checksums are those of the files', () => {
  const lines = strFromU8(files.get(archiveFiles.checksums)!).trimEnd().split('\n')
  expect(lines).toHaveLength(files.size - 1)
  for (const line of lines) {
    const [hash, name = ''] = line.split('  ')
    expect(createHash('sha256').update(files.get(name)!).digest('hex'), name).toBe(hash)
  }
})

test('the data package describes every file, with keys that exist', () => {
  const { resources } = JSON.parse(strFromU8(files.get(archiveFiles.package)!))
  expect(resources).toHaveLength(tables.length)
  for (const { name, path, bytes, hash, schema, sources } of resources) {
    const file = csv[path]!
    expect([file.length, `sha256:${createHash('sha256').update(file).digest('hex')}`]).toEqual([bytes, hash])
    expect(sources.length, `${name} names no source`).toBeGreaterThan(0)
    const columns = schema.fields.map((field: { name: string }) => field.name)
    expect(columns).toEqual(expect.arrayContaining(schema.primaryKey ?? []))
    for (const { fields, reference } of schema.foreignKeys) {
      expect(columns).toEqual(expect.arrayContaining(fields))
      const target = tables.find(({ plan }) => plan.name === reference.resource)
      expect(
        target?.fields.map((field) => field.name),
        `${name} → ${reference.resource}`,
      ).toEqual(expect.arrayContaining(reference.fields))
    }
  }
})

test('every table of the open data names its sources, and every source is used', () => {
  const named = new Set(catalogue.provenance.keys())
  const asked = new Set(listCollections().map(({ name, provenance = name }) => provenance))
  // Joined to items, variants and tours.
  const joined = ['item-keys', 'course-keys', 'tour-keys']
  expect([...asked].filter((name) => !named.has(name))).toEqual([])
  expect([...named].filter((name) => !asked.has(name) && !joined.includes(name))).toEqual([])
})

test('the README counts every gap', () => {
  const readme = strFromU8(files.get(archiveFiles.readme)!)
  for (const { table, column, missing, of } of listGaps(tables))
    expect(readme).toContain(`| ${table} | ${column} | ${missing} | ${of} |`)
  const gap = listGaps(tables).find(({ table, column }) => table === 'items' && column === 'gameKey')
  expect(gap?.missing).toBeGreaterThanOrEqual(58)
  expect(gap?.of).toBe(catalogue.itemById.size)
})

test('pages tell its sizes', () => {
  for (const [kind, megabytes] of Object.entries(archiveMegabytes)) {
    const measured = files.get(archiveFiles[kind as keyof typeof archiveMegabytes])!.length / 1e6
    expect(Math.abs(measured / megabytes - 1), `${kind} has ${measured.toFixed(1)} MB: write it there`).toBeLessThan(
      0.15,
    )
  }
})

// A busy machine takes minutes for it.
const timeout = 600_000
test('another run, at the other end of the world, makes the same files', { timeout }, () => {
  // As it was in New York, where this project runs.
  expect(new Date(0).getHours()).toBe(19)
  const out = makeTemporaryFolder()
  const script = join(projectRoot, 'src/generator/commands/archive.ts')
  execFileSync(process.execPath, [script, '--out', out], {
    cwd: projectRoot,
    env: { ...process.env, TZ: 'Asia/Tokyo' },
  })
  for (const [name, bytes] of files) expect(readFileSync(join(out, name)).equals(bytes), name).toBe(true)
})
