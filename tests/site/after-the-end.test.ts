/** The game has ended: what would have come later leads on. */
import { describe, expect, inject, test } from 'vitest'
import { itemKinds } from '#catalogue/entities.ts'
import { subjectRankingPath } from '#pages/routes/routes.ts'
import { identifyTourRankings, identifyWeekRankings } from '#pages/source/references/identify-ranking.ts'
import { createServer } from '#server/create-server.ts'

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
