/** The game has ended: a build is the same on whichever day it is made, and what would have come later leads on. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { itemKinds } from '#catalogue/entities.ts'
import { subjectRankingPath } from '#pages/routes/routes.ts'
import { identifyTourRankings, identifyWeekRankings } from '#pages/source/references/identify-ranking.ts'
import { createServer } from '#server/create-server.ts'
import { build, copyFixture, readBuildHash, readTree, type BuildSettings } from '../fixture-site.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'

/** Builds with the clock of every process and thread at a moment. */
function buildAt(moment: string, content: string, out: string, { today, environment }: BuildSettings = {}) {
  const shiftClock = `--require ${JSON.stringify(resolve('tests/site/shift-clock.cjs'))}`
  const shifted = { ...environment, CLOCK: moment, NODE_OPTIONS: shiftClock }
  return build(content, out, { ...(today ? { today } : {}), environment: shifted })
}

describe('a build of the same content', () => {
  const content = copyFixture()
  const out = join(makeTemporaryFolder(), 'out')
  const later = '2031-01-01T12:00:00Z'

  test('is the same, byte by byte, whatever the clock says and wherever it is made', async () => {
    const log = join(makeTemporaryFolder(), 'clocks')
    const { errors } = await buildAt(later, content, out, { environment: { CLOCK_LOG: log } })
    expect(errors).toBe('')
    // Of the process itself, of the one that prepares, and of the threads that render.
    const clocks = readFileSync(log, 'utf8').trimEnd().split('\n')
    expect(clocks.filter((clock) => clock === 'process').length).toBeGreaterThanOrEqual(2)
    expect(clocks).toContain('thread')
    const built = readTree(out)
    expect(built.size).toBeGreaterThan(500)
    // Made today, or when the code last changed.
    expect(built).toEqual(readTree(inject('builtSite')))
  })

  test('into the same folder leaves it as it is', async () => {
    expect((await buildAt('2026-09-29T12:00:00Z', content, out)).output).toMatch(/^Nothing has changed/)
  })

  test('for a day after the end says the same, and that the contact for vulnerabilities has expired', async () => {
    const before = readTree(out)
    const [hash, environment] = [
      readBuildHash(out),
      { SECURITY_CONTACT: 'mailto:security@topshelf.example', SECURITY_EXPIRES: '2027-09-01' },
    ]
    const { errors, rendered } = await buildAt(later, content, out, { today: '2031-01-01', environment })
    expect(errors).toMatch(/^SECURITY_EXPIRES was 2027-09-01: .*\n$/)
    expect(rendered).toBe(0)
    const after = readTree(out)
    expect(after.get('.well-known/security.txt')).toBe(
      'Contact: mailto:security@topshelf.example\nExpires: 2027-09-01T00:00:00Z\nPreferred-Languages: en\n' +
        'Canonical: https://topshelf.example/.well-known/security.txt\n',
    )
    after.delete('.well-known/security.txt')
    const newHash = readBuildHash(out)
    expect(new Map([...after].map(([file, text]) => [file, text.replaceAll(newHash, hash)]))).toEqual(before)
  })
})

/** Addresses of the rankings of a tour and of its first week. */
function listRankings(tour: number): string[] {
  return [identifyTourRankings(tour), identifyWeekRankings(tour, 1)].flatMap((ids) =>
    itemKinds.map((kind) => subjectRankingPath(ids[kind])),
  )
}

describe('an address', () => {
  const app = createServer({ siteFolder: inject('builtSite') })

  test.each([
    '/ranking/2020-12-01/',
    '/tours/new-york-tour-2028/',
    '/tours/new-york-tour/',
    ...listRankings(31),
    ...listRankings(2),
  ])('of the game still answers: %s', async (path) => {
    expect((await app.request(path)).status).toBe(200)
  })

  test.each(['/ranking/2020-12-02/', '/tours/tokyo-tour-2028/', ...listRankings(32)])(
    'of a day or tour after the end leads on: %s',
    async (path) => {
      const response = await app.request(path)
      expect(response.status).toBe(404)
      const html = await response.text()
      expect(html).toContain('The game ended on')
      expect(html).toContain('href="/ranking/2020-12-01/"')
      expect(html).toContain('href="/tours/new-york-tour-2028/"')
    },
  )
})
