import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { identifyCourseRankings } from '#pages/source/references/identify-ranking.ts'
import { fixtureDay } from '../fixture-site.ts'
import { startFailingNetwork, type FailingNetwork } from './failing-network.ts'
import { keepShifts, readShifts, type Shift } from './layout-shifts.ts'
import { buildMoment, openPage, untilAwake } from './site-page.ts'

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
  const waiting = [...visits]
  const faults: string[] = []
  await Promise.all([visitAll(), visitAll()])
  expect(faults).toEqual([])

  async function visitAll(): Promise<void> {
    const network = await startFailingNetwork(inject('siteFolder'))
    network.trickle(1000)
    const page = await openPage({ baseURL: network.url, timezoneId: 'Asia/Tokyo', now: buildMoment })
    await page.addInitScript(keepShifts)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, width] = next
      const fault = findFault(await watchArrival(page, network, path, width))
      if (fault) faults.push(`${path} at ${width} px: ${fault}`)
    }
  }
})

function findFault(shifts: readonly Shift[]): string | null {
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  return sum > shiftOfTexts || shifts.some(({ isOfHeader }) => isOfHeader) ? JSON.stringify(shifts) : null
}

/** What moves until the page is awake. */
async function watchArrival(page: Page, network: FailingNetwork, path: string, width: number): Promise<Shift[]> {
  // Nothing of the page before is left, which would be as wide as that was.
  await page.goto('about:blank')
  await page.setViewportSize({ width, height: 844 })
  const letBody = network.pauseBefore('<body')
  await page.goto(path, { waitUntil: 'commit' })
  // A typeface that comes a little later than the text moves it where a system has none of the same measures.
  await page.waitForFunction(loadTypefaces)
  await letBody()
  await page.waitForLoadState()
  await untilAwake(page)
  return readShifts(page)
}

/** Runs in the page. @returns whether it has typefaces, all of which are there */
async function loadTypefaces(): Promise<boolean> {
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => null)))
  return document.fonts.size > 0
}
