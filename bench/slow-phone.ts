/**
 * `npm run bench:slow-phone`: the checklist of a player who owns half of the game, on a phone four times as slow as
 * this machine: how long a tap takes until its tile shows the new level, and how even the frames of a scroll are.
 * Everything is painted in software, at a pixel ratio of three, at any page speed.
 */
import { setTimeout } from 'node:timers/promises'
import { chromium, type CDPSession, type Page } from 'playwright-core'
import { makeAddress, password } from '../tests/accounts/join.ts'
import { findChromium } from '../tests/browser/chromium.ts'
import { quantile } from './quantile.ts'
import { serveBuiltSite } from './serve-built-site.ts'

const slowdown = 4
const taps = 24
const swipes = 5

await using server = await serveBuiltSite()
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
const context = await browser.newContext({
  baseURL: server.url,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
})
const page = await context.newPage()
await signUpWithHalf(page, server.url)
await page.goto('/user/checklist/?view=list')
await page.locator('.own-tile').first().waitFor()
// The live stream keeps the network busy for as long as the page is open.
await page.waitForTimeout(3000)
const session = await context.newCDPSession(page)
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
const tapMs: number[] = []
for (let tap = 0; tap < taps; tap += 1) tapMs.push(await measureTap(tap))
report('tap until the frame with the new level', tapMs)
report('a frame while scrolling by finger', await measureSwipes(session))
await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
report('the same on this machine at its own speed', await measureSwipes(session))
await browser.close()

async function signUpWithHalf({ request }: Page, origin: string): Promise<void> {
  const headers = { Origin: origin }
  const account = { email: makeAddress(), password }
  const { user } = await (await request.post('/api/auth/create-account', { data: account, headers })).json()
  const checklist: Record<string, [level: number, changedAtMs: number]> = {}
  for (const kind of ['drivers', 'karts', 'gliders']) {
    const { data } = await (await request.get(`/assets/data/${kind}/index.json`)).json()
    for (const [index, { id }] of data.items.entries()) if (index % 2 === 0) checklist[id] = [2, 1]
  }
  const answer = await request.patch(`/api/docs/users/${user.uid}`, { data: { checklist }, headers })
  if (!answer.ok()) throw new Error(`The checklist could not be written: ${answer.status()}.`)
}

/** Milliseconds from the press until two frames after the level of the tile has changed have begun. */
function measureTap(index: number): Promise<number> {
  return page.evaluate(async (at) => {
    const tile = document.querySelectorAll('.own-tile')[at]
    const button = tile?.querySelector('button')
    if (!tile || !button) throw new Error(`There is no tile ${at}.`)
    const readLevel = () => tile.querySelector('.tile-level')?.textContent
    const before = readLevel()
    const start = performance.now()
    const changed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (readLevel() === before) return
        observer.disconnect()
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      })
      observer.observe(tile, { subtree: true, childList: true, characterData: true })
    })
    button.click()
    await changed
    const time = performance.now() - start
    await new Promise((resolve) => window.setTimeout(resolve, 500))
    return time
  }, index)
}

/** The time between the frames that are shown while a finger scrolls the page, in milliseconds. */
async function measureSwipes(finger: CDPSession): Promise<number[]> {
  const whole = await browser.newBrowserCDPSession()
  const shownMs: number[] = []
  whole.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ts } of value) if (name === 'DrawFrame') shownMs.push(Number(ts) / 1000)
  })
  await whole.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'disabled-by-default-devtools.timeline.frame,devtools.timeline.frame',
  })
  for (let swipe = 0; swipe < swipes; swipe += 1) {
    await touch(finger, 'touchStart', 750)
    for (let y = 750; y > 150; y -= 40) {
      await touch(finger, 'touchMove', y)
      await setTimeout(12)
    }
    await touch(finger, 'touchEnd')
    await setTimeout(100)
  }
  const complete = new Promise<unknown>((resolve) => whole.once('Tracing.tracingComplete', resolve))
  await whole.send('Tracing.end')
  await complete
  return shownMs
    .toSorted((one, other) => one - other)
    .map((at, index, all) => at - (all[index - 1] ?? at))
    .slice(1)
}

function touch(finger: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number): Promise<unknown> {
  return finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] })
}

function report(what: string, times: readonly number[]): void {
  const at = (share: number) => quantile(times, share).toFixed(0)
  console.log(`${what.padEnd(42)} median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`)
}
