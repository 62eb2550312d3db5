/** The game has ended: a build is the same on whichever day it is made, and what would have come later leads on. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { itemKinds } from '#catalogue/entities.ts'
import { subjectRankingPath } from '#pages/routes/routes.ts'
import { identifyTourRankings, identifyWeekRankings } from '#pages/source/references/identify-ranking.ts'
import { createServer } from '#server/create-server.ts'
import { build, copyFixture, readTree } from '../fixture-site.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'

/** Builds with the clock of every process and thread at a moment. */
function buildAt(moment: string, content: string, out: string, environment: Readonly<Record<string, string>> = {}) {
  const shiftClock = `--require ${JSON.stringify(resolve('tests/site/shift-clock.cjs'))}`
  return build(content, out, { environment: { ...environment, CLOCK: moment, NODE_OPTIONS: shiftClock } })
}

/** Whom to tell of vulnerabilities, until a day that is over in the second build: it says so, and writes the same. */
const security = { SECURITY_CONTACT: 'mailto:security@topshelf.example', SECURITY_EXPIRES: '2027-09-01' }

const expired = /^SECURITY_EXPIRES was 2027-09-01: .*\n$/

describe('builds of the same content', () => {
  const content = copyFixture()
  const moments = ['2026-09-29T12:00:00Z', '2031-01-01T12:00:00Z'] as const
  const outs = moments.map(() => join(makeTemporaryFolder(), 'out'))

  test('are the same, byte by byte, whatever the clock says', async () => {
    for (const [index, moment] of moments.entries()) {
      const log = join(makeTemporaryFolder(), 'clocks')
      const { errors } = await buildAt(moment, content, outs[index]!, { ...security, CLOCK_LOG: log })
      expect(errors).toMatch(moment > security.SECURITY_EXPIRES ? expired : /^$/)
      // Of the process itself, of the one that prepares, and of the threads that render.
      const clocks = readFileSync(log, 'utf8').trimEnd().split('\n')
      expect(clocks.filter((clock) => clock === 'process').length).toBeGreaterThanOrEqual(2)
      expect(clocks).toContain('thread')
    }
    const [first, second] = outs.map(readTree)
    expect(first!.size).toBeGreaterThan(500)
    expect(second).toEqual(first)
    expect(first!.get('.well-known/security.txt')).toBe(
      'Contact: mailto:security@topshelf.example\nExpires: 2027-09-01T00:00:00Z\nPreferred-Languages: en\n' +
        'Canonical: https://topshelf.example/.well-known/security.txt\n',
    )
  })

  test('into one folder leave it as it is, also for a day after the end', async () => {
    const [out] = outs
    const before = readTree(out!)
    expect((await buildAt(moments[1], content, out!, security)).output).toMatch(/^Nothing has changed/)
    const { rendered } = await build(content, out!, { today: '2031-01-01', environment: security })
    expect(rendered).toBe(0)
    expect(readTree(out!)).toEqual(before)
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
