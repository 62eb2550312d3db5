import { expect, inject, test } from 'vitest'
import { identifyCourseRankings } from '#pages/source/identify-ranking.ts'
import { startFailingNetwork } from './failing-network.ts'
import { openOwnPage, visit } from './site-page.ts'

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
  ['/ranking/2020-11-20/', 390],
  ['/ranking/2020-11-20/', 1440],
  [courseRanking, 390],
  [courseRanking, 1440],
  ['/skills/fire-flower/', 390],
  ['/planner/', 390],
  ['/data/', 1440],
] as const

/**
 * What a text may move by while it comes: a short fact of two words goes to the next line once its second word is there,
 * and the line that stands in the middle of a card makes room for another one. Blocks would be much more.
 */
const shiftOfTexts = 0.005

test('nothing moves while a page arrives in pieces, least of all its header', async () => {
  const network = await startFailingNetwork(inject('siteFolder'))
  network.trickle(300)
  const waiting = [...visits]
  const faults: string[] = []
  await Promise.all(Array.from({ length: 4 }, visitNext))
  expect(faults).toEqual([])

  async function visitNext(): Promise<void> {
    const next = waiting.shift()
    if (!next) return
    const [path, width] = next
    // A font that comes within the first tenth of a second may move text once; a fault of ours does so each time.
    const fault = (await findFault(path, width)) && (await findFault(path, width))
    if (fault) faults.push(`${path} at ${width} px: ${fault}`)
    return visitNext()
  }

  async function findFault(path: string, width: number): Promise<string | null> {
    const { shift, isOfHeader } = await watchArrival(network.url, path, width)
    return shift > shiftOfTexts || isOfHeader ? `${shift}${isOfHeader ? ', header' : ''}` : null
  }
})

/** How far things move until the page is awake, in parts of the screen, and whether any of them stands in the header. */
async function watchArrival(baseURL: string, path: string, width: number) {
  const page = await openOwnPage({
    baseURL,
    viewport: { width, height: 844 },
    timezoneId: 'Asia/Tokyo',
    now: '2020-11-20T12:00:00Z',
  })
  await page.addInitScript(() => {
    const arrival = { shift: 0, isOfHeader: false }
    Object.assign(window, { arrival })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        arrival.shift += Number(Reflect.get(entry, 'value'))
        for (const { node } of Reflect.get(entry, 'sources')) {
          if (document.querySelector('.site-header')?.contains(node)) arrival.isOfHeader = true
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit(page, path)
  const arrival = await page.evaluate((): { shift: number; isOfHeader: boolean } => Reflect.get(window, 'arrival'))
  await page.close()
  return arrival
}
