import type { Page } from 'playwright-core'
import type { FailingNetwork } from './failing-network.ts'
import { holdBack, untilAwake } from './site-page.ts'

/**
 * Opens a page of the site, lets all of its HTML be painted before any of its scripts run, and keeps from then on how
 * far things move without the reader's doing; https://web.dev/articles/cls. What moves while the HTML arrives depends on
 * how busy the machine is, and is the matter of arrival.test.ts.
 * @param network that of the page, if it has one of its own: scripts come from the cache then, which halves the cost
 */
export async function visitRecordingShifts(page: Page, path: string, network?: FailingNetwork): Promise<void> {
  // Modules wait for the end of the document.
  const letScripts = network ? network.pauseBefore('</body>') : await holdBack(page, '/assets/js/*')
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('#page-data').waitFor({ state: 'attached' })
  // Styles say which fonts there are, and only what has been laid out has asked for them: no earlier are they waited for.
  await untilPainted(page)
  await page.waitForFunction(() => [...document.fonts].every(({ status }) => status !== 'loading'))
  await untilPainted(page)
  await recordShifts(page)
  await letScripts()
  await untilAwake(page)
}

export interface Shift {
  /** In parts of the screen. */
  readonly value: number
  /** What has moved, and from where to where. */
  readonly moved: readonly string[]
  /** Whether any of it stands in the header of the site. */
  readonly isOfHeader: boolean
}

/** Keeps from now on how far things move without the reader's doing. */
export function recordShifts(page: Page): Promise<void> {
  return page.evaluate(keepShifts)
}

/** Runs in the page; see `recordShifts`. */
export function keepShifts(): void {
  // https://wicg.github.io/layout-instability/
  interface LayoutShift extends PerformanceEntry {
    readonly value: number
    readonly sources: readonly {
      readonly node: Node | null
      readonly previousRect: DOMRectReadOnly
      readonly currentRect: DOMRectReadOnly
    }[]
  }
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      // A space at the end of what has arrived of a text has no line yet; nobody sees it get one.
      const isBlank = sources.every(({ node }) => node instanceof Text && node.data.trim() === '')
      if (sources.length > 0 && isBlank) continue
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML : node?.textContent
        const rects = [previousRect, currentRect].map(({ x, y, width, height }) => `${width} × ${height} at ${x}, ${y}`)
        return `${name?.slice(0, 80)}: ${rects.join(' → ')}`
      })
      const header = document.querySelector('.site-header')
      shifts.push({ value, moved, isOfHeader: sources.some(({ node }) => header?.contains(node)) })
    }
  }).observe({ type: 'layout-shift' })
}

/** What has moved since recording began; empty if nothing has. */
export async function readShifts(page: Page): Promise<Shift[]> {
  await untilPainted(page)
  return page.evaluate((): Shift[] => Reflect.get(window, 'shifts'))
}

export async function sumShifts(page: Page): Promise<number> {
  return (await readShifts(page)).reduce((sum, { value }) => sum + value, 0)
}

/** Waits for two frames. Frames tell it themselves, because tests may set the clocks that scripts see. */
export async function untilPainted(page: Page): Promise<void> {
  const untilFrame = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new IntersectionObserver((_, observer) => {
            observer.disconnect()
            resolve()
          }).observe(document.documentElement)
        }),
    )
  await untilFrame()
  await untilFrame()
}
