import { expect, inject, test } from 'vitest'
import { identifyCourseRankings } from '#pages/source/references/identify-ranking.ts'
import { fixtureDay } from '../fixture-site.ts'
import { startFailingNetwork } from './failing-network.ts'
import { keepShifts, readShifts, type Shift } from './layout-shifts.ts'
import { buildMoment, openOwnPage, visit } from './site-page.ts'

const courseRanking = `/rankings/id/${identifyCourseRankings('3ds-daisy-hills').driver}/`

/** Pages of every layout, at the width at which more of it stands side by side, or of which less is known beforehand. */
const visits = [
  ['/', 390],
  ['/', 1440],
  ['/race/', 1440],
  ['/drivers/', 390],
  ['/karts/b-dasher/', 1440],
  ['/courses/3ds/daisy-hills/', 1440],
  ['/tours/frost-tour-2020/', 1440],
  [`/ranking/${fixtureDay}/`, 390],
  [`/ranking/${fixtureDay}/`, 1440],
  [courseRanking, 390],
  [courseRanking, 1440],
  ['/skills/fire-flower/', 390],
  ['/planner/', 390],
  ['/data/', 1440],
] as const

/**
 * What a text may move by while it comes: a short fact of two words goes to the next line once its second word is there,
 * and the line that stands in the middle of a card makes room for another one. Across all of a wide window, such a fact moves
 * by 0.007; blocks would be much more.
 */
const shiftOfTexts = 0.01

test('nothing moves while a page arrives in pieces, least of all its header', async () => {
  const network = await startFailingNetwork(inject('siteFolder'))
  network.trickle(1000)
  const waiting = [...visits]
  const faults: string[] = []
  await Promise.all(Array.from({ length: 4 }, visitNext))
  expect(faults).toEqual([])

  async function visitNext(): Promise<void> {
    const next = waiting.shift()
    if (!next) return
    const [path, width] = next
    const fault = await findFault(path, width)
    if (fault) faults.push(`${path} at ${width} px: ${fault}`)
    return visitNext()
  }

  async function findFault(path: string, width: number): Promise<string | null> {
    const shifts = await watchArrival(network.url, path, width)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    return sum > shiftOfTexts || shifts.some(({ isOfHeader }) => isOfHeader) ? JSON.stringify(shifts) : null
  }
})

/** What moves until the page is awake. */
async function watchArrival(baseURL: string, path: string, width: number): Promise<Shift[]> {
  const page = await openOwnPage({
    baseURL,
    viewport: { width, height: 844 },
    timezoneId: 'Asia/Tokyo',
    now: buildMoment,
  })
  await page.addInitScript(keepShifts)
  // A typeface that comes a little later than the text moves it where a system has none of the same measures.
  const areFontsThere = Promise.all(
    ['barlow-latin-400', 'barlow-latin-700', 'barlow-condensed'].map((name) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(name)),
    ),
  )
  await page.route('**/assets/css/entry-client-*', (route) => areFontsThere.then(() => route.fallback()))
  await visit(page, path)
  const shifts = await readShifts(page)
  await page.close()
  return shifts
}
