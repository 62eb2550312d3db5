/**
 * `npm run bench:slow-phone`: the checklist of a player who owns half of the game, on a phone four times as slow as
 * this machine: how long a tap takes until its tile shows the new level, and how even the frames of a scroll are.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { projectRoot } from '#generator/project-root.ts'
import { findChromium } from '../tests/browser/chromium.ts'
import { startServer } from './start-server.ts'

const slowdown = 4
const taps = 24
const frames = 120
/** Pixels a frame: a quick flick of the thumb. */
const flick = 60

execFileSync(process.execPath, [join(projectRoot, 'src/generator/build.ts')], { cwd: projectRoot, stdio: 'inherit' })
const dataFolder = mkdtempSync(join(tmpdir(), 'topshelf-slow-phone-'))
try {
  await using server = await startServer({ DATA_FOLDER: dataFolder })
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await signUpWithHalf(page, server.origin)
  await page.goto('/user/checklist/')
  await page.locator('.own-tile').first().waitFor()
  // The live stream keeps the network busy for as long as the page is open.
  await page.waitForTimeout(3000)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times: number[] = []
  for (let tap = 0; tap < taps; tap += 1) times.push(await measureTap(page, tap))
  report('tap until the frame with the new level', times)
  report('a frame while scrolling', await measureScroll(page))
  await browser.close()
} finally {
  rmSync(dataFolder, { recursive: true })
}

async function signUpWithHalf({ request }: Page, origin: string): Promise<void> {
  const headers = { Origin: origin }
  const account = { email: 'slow-phone@example.org', password: 'three red shells' }
  const { user } = await (await request.post('/api/auth/create-account', { data: account, headers })).json()
  const checklist: Record<string, [level: number, changedAtMs: number]> = {}
  for (const kind of ['drivers', 'karts', 'gliders']) {
    const { data } = await (await request.get(`/assets/data/${kind}/index.json`)).json()
    for (const [place, { id }] of data.items.entries()) if (place % 2 === 0) checklist[id] = [2, 1]
  }
  const answer = await request.patch(`/api/docs/users/${user.uid}`, { data: { checklist }, headers })
  if (!answer.ok()) throw new Error(`The checklist could not be written: ${answer.status()}.`)
}

/** Milliseconds from the press until two frames after the level of the tile has changed have begun. */
function measureTap(page: Page, place: number): Promise<number> {
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
    await new Promise((resolve) => setTimeout(resolve, 500))
    return time
  }, place)
}

/** The time between frames, in milliseconds. */
function measureScroll(page: Page): Promise<number[]> {
  return page.evaluate(
    ([count, step]) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        let last = performance.now()
        const next = (now: number): void => {
          times.push(now - last)
          last = now
          scrollBy({ top: step, behavior: 'instant' })
          if (times.length < count) requestAnimationFrame(next)
          else resolve(times)
        }
        requestAnimationFrame(next)
      }),
    [frames, flick] as const,
  )
}

function report(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
  console.log(`${what.padEnd(40)} median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`)
}
