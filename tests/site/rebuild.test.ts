import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { buildRecordFile, readBuildRecord, readFileStamp, writeBuildRecord } from '#generator/files/build-record.ts'
import { listFiles } from '#generator/files/list-files.ts'
import { parseBuildOptions } from '#generator/options/build-options.ts'
import { readInputs } from '#generator/publish/find-last-build.ts'
import type { DownloadList } from '#site/features/offline/download-list.ts'
import {
  build,
  copyFixture,
  countPages,
  fixtureSettings,
  readBuildHash,
  readTree,
  testCache,
  type BuildSettings,
} from '../fixture-site.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'
import { readWorkerSite } from './read-worker-site.ts'

/** Of the fixture as it is. */
const original = inject('builtSite')

/** A copy of the fixture and a site that was built from it, both for tests to change. */
function copyOriginal(): { content: string; out: string } {
  const out = join(makeTemporaryFolder(), 'out')
  cpSync(original, out, { recursive: true, preserveTimestamps: true })
  const record = readBuildRecord(buildRecordFile(testCache, original))
  if (!record) throw new Error('The first build left no record.')
  // Times of change are kept to the microsecond only.
  const files = record.files.map(([file]) => readFileStamp(out, file))
  writeBuildRecord(buildRecordFile(testCache, out), { ...record, files })
  return { content: copyFixture(), out }
}

/** For the tests that leave it as it was, and for the last one after them. */
const copy = copyOriginal()

function editGuide(content: string): void {
  appendFileSync(join(content, 'tips-and-tricks/combos.md'), '\nOne more sentence.\n')
}

function editShelf(content: string): void {
  editText(content, 'karts/b-dasher.yaml', ': top since 2020-07-15', ': middle since 2020-07-15')
}

function editText(content: string, path: string, from: string, to: string): void {
  const file = join(content, path)
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

function addKart(content: string): void {
  writeFileSync(join(content, 'karts/aardvark.yaml'), 'name: Aardvark\nrarity: normal\n')
}

/** Builds with the clock of every process and thread at a moment. */
function buildAt(moment: string, content: string, out: string, { today, environment }: BuildSettings = {}) {
  const shiftClock = `--require ${JSON.stringify(resolve('tests/site/shift-clock.cjs'))}`
  const shifted = { ...environment, CLOCK: moment, NODE_OPTIONS: shiftClock }
  return build(content, out, { ...(today ? { today } : {}), environment: shifted })
}

const later = '2031-01-01T12:00:00Z'

/** What browsers fetch as a whole: the names of packs by what they hold. */
function listPacks(folder: string): Record<string, unknown> {
  const { parts }: DownloadList = JSON.parse(readFileSync(join(folder, 'assets/offline/list.json'), 'utf8'))
  const [shell, core] = readWorkerSite(folder).precache
  const kept = parts.map(({ name, packs }) => [name, packs.map(({ address }) => address)])
  return { ...Object.fromEntries(kept), shell: shell?.pack, core: core?.pack }
}

test('the build hash is made of the site’s address, the report address, and the commit, which the footer names, too', () => {
  const content = copyFixture()
  const other = { SITE_URL: 'https://other.example' }
  const settings = [{}, other, { REPORT_URL: 'https://other.example/report' }, { COMMIT: '' }]
  const inputs = settings.map(
    (setting) => readInputs(parseBuildOptions(['--content', content], { ...fixtureSettings, ...setting })).all,
  )
  expect(new Set(inputs).size).toBe(settings.length)
  expect(readFileSync(join(original, 'index.html'), 'utf8')).toMatch(/commit <code>0123456<\/code>/)
})

describe('a build that must not succeed', () => {
  test('names every fault of the content and leaves the site as it was', async () => {
    const content = copyFixture()
    writeFileSync(join(content, 'badges/general.yaml'), 'name: General\n')
    writeFileSync(join(content, 'badges/team-rally.yaml'), 'name: [\n')
    const { exitCode, errors } = await build(content, copy.out)
    expect(exitCode).toBe(1)
    expect(errors).toContain('badges/general.yaml:')
    expect(errors).toContain('badges/team-rally.yaml:')
    expect(errors).toContain('Nothing was built.')
    expect(JSON.parse(readFileSync(join(copy.out, 'build.json'), 'utf8')).state).toBe('complete')
  })

  test('refuses a folder with files that do not come from a build', async () => {
    const out = makeTemporaryFolder()
    writeFileSync(join(out, 'holiday.txt'), 'mine')
    const { exitCode, errors } = await build(copyFixture(), out)
    expect(exitCode).toBe(1)
    expect(errors).toContain(`${out} contains files that do not come from a build.`)
    expect(listFiles(out)).toEqual(['holiday.txt'])
  })
})

describe('a second build', () => {
  test('repairs what was changed or deleted in the output', async () => {
    const { content, out } = copy
    writeFileSync(join(out, 'drivers/mario/index.html'), 'overwritten')
    rmSync(join(out, 'assets/data/karts/b-dasher/index.json'))
    rmSync(join(out, 'robots.txt'))
    writeFileSync(join(out, 'api/v1/karts.csv'), 'overwritten')
    rmSync(
      join(
        out,
        listFiles(out).find((file) => file.startsWith('assets/cards/'))!,
      ),
    )
    writeFileSync(join(out, 'drivers/nobody.html'), 'left over')
    expect((await build(content, out)).rendered).toBe(2)
    expect(readTree(out)).toEqual(readTree(original))
  })

  test('renders every page again after a change of the code', async () => {
    const { content, out } = copy
    const recordFile = buildRecordFile(testCache, out)
    const record = readBuildRecord(recordFile)
    if (!record) throw new Error('The copy has no record.')
    const documents = record.files.filter(([file]) => file.endsWith('.html')).map(([file]) => file)
    for (const file of documents) appendFileSync(join(out, file), '<!-- as a component wrote it before -->')
    const files = record.files.map(([file]) => readFileStamp(out, file))
    writeBuildRecord(recordFile, { ...record, inputs: 'of other code', renderKey: 'of other code', files })
    const { rendered, output } = await build(content, out)
    expect(rendered).toBe(countPages(original))
    expect(output).toContain('because code, settings or what all pages share has changed')
    expect(readTree(out)).toEqual(readTree(original))
  })

  test('does nothing when files were only touched, in whatever year; after the end it says the same, and that the contact for vulnerabilities has expired', async () => {
    const { content, out } = copy
    for (const file of listFiles(content)) utimesSync(join(content, file), new Date(), new Date())
    expect((await buildAt('2026-09-29T12:00:00Z', content, out)).output).toMatch(/^Nothing has changed: \d+ pages/)

    const environment = { SECURITY_CONTACT: 'mailto:security@topshelf.example', SECURITY_EXPIRES: '2027-09-01' }
    const { errors, rendered } = await buildAt(later, content, out, { today: '2031-01-01', environment })
    expect(errors).toMatch(/^SECURITY_EXPIRES was 2027-09-01: .*\n$/)
    expect(rendered).toBe(0)
    const after = readTree(out)
    expect(after.get('.well-known/security.txt')).toBe(
      'Contact: mailto:security@topshelf.example\nExpires: 2027-09-01T00:00:00Z\nPreferred-Languages: en\n' +
        'Canonical: https://topshelf.example/.well-known/security.txt\n',
    )
    after.delete('.well-known/security.txt')
    const [hash, newHash] = [original, out].map(readBuildHash) as [string, string]
    expect(new Map([...after].map(([file, text]) => [file, text.replaceAll(newHash, hash)]))).toEqual(
      readTree(original),
    )
  })

  // Six builds, each of which a busy machine may take long for.
  const chain = { timeout: 400_000 }
  test(
    'renders only what a change affects, says why, has a new hash, and ends up identical to a clean build, byte by byte, whenever and wherever that is made',
    chain,
    async () => {
      const { content, out } = copyOriginal()
      const pages = countPages(original)
      const hashes = new Set([readBuildHash(out)])
      async function change(says: string, most: number): Promise<void> {
        const { output, errors, rendered } = await build(content, out)
        expect(errors).toBe('')
        expect(output).toContain(says)
        expect(rendered).toBeLessThan(most)
        expect(hashes).not.toContain(readBuildHash(out))
        hashes.add(readBuildHash(out))
      }

      appendFileSync(join(content, 'badges/general.yaml'), '# Seen by editors only.\n')
      await change('(0 rendered)', 1)

      const packs = listPacks(out)
      editText(content, 'drivers/mario.yaml', 'de: Mario', 'de: Mario!')
      editGuide(content)
      rmSync(join(content, 'badges/general.yaml'))
      await change('6 with other data: 1 home, 1 badge-list, 1 data, 1 driver, 1 badge, 1 guide', pages / 10)
      // What is no more has gone with its folders.
      expect(listFiles(out).filter((file) => file.includes('badges/general'))).toEqual([])
      expect(existsSync(join(out, 'badges/general'))).toBe(false)
      expect(listFiles(out)).toContain('badges/team-rally/index.html')
      // Packs keep their names while their contents stay the same.
      const newPacks = listPacks(out)
      expect(
        Object.keys(packs).filter((name) => JSON.stringify(newPacks[name]) !== JSON.stringify(packs[name])),
      ).toEqual(['catalogue', 'core'])

      // Drivers and gliders, too, race with the kart.
      editShelf(content)
      editText(content, 'drivers/mario.yaml', 'top since 2020-08-12', 'top since 2020-10-15')
      editText(content, 'gliders/swooper.yaml', 'name: Swooper', 'name: Swooping "Bat"')
      await change('with other data: ', pages * 0.9)

      // Two builds at once into one folder are one.
      addKart(content)
      const builds = await Promise.all([1, 2].map(() => build(content, out)))
      expect(builds.map(({ exitCode }) => exitCode)).toEqual([0, 0])
      expect(builds.filter(({ output }) => output.startsWith('Nothing has changed'))).toHaveLength(1)
      const [added] = builds.filter(({ output }) => output.includes('1 new: 1 kart'))
      expect(added?.rendered).toBeLessThan(pages / 2)

      const clean = join(makeTemporaryFolder(), 'clean')
      const log = join(makeTemporaryFolder(), 'clocks')
      expect((await buildAt(later, content, clean, { environment: { CLOCK_LOG: log } })).errors).toBe('')
      // Of the process itself, of the one that prepares, and of the threads that render.
      const clocks = readFileSync(log, 'utf8').trimEnd().split('\n')
      expect(clocks.filter((clock) => clock === 'process').length).toBeGreaterThanOrEqual(2)
      expect(clocks).toContain('thread')
      const built = readTree(clean)
      expect(built.size).toBeGreaterThan(500)
      expect(readTree(out)).toEqual(built)
    },
  )
})
