import type { Page } from 'playwright-core'

/** What a person needs for one tap or swipe, finding the next item included. */
export const secondsPerGesture = 0.4

/** How far a thumb moves the page with one swipe. */
const swipePx = 480

export type LevelToEnter = readonly [id: string, level: number]

/** What entering some items took. */
export interface Gestures {
  readonly taps: number
  readonly swipes: number
}

/** How items are entered: in the list, each with its keypad, or by quick entry, with a level chosen before. */
export type EntryWay = 'list' | 'quick'

/** As collections are: most items at low levels, few at high ones. */
const levels = [1, 2, 1, 3, 1, 5, 2, 1, 4, 1, 2, 3, 1, 6, 2, 1, 3, 8, 1, 4, 2, 1, 7, 3]

/** Items at mixed levels, spread evenly over a list of ids, in its order. */
export function pickItems(ids: readonly string[], count: number): LevelToEnter[] {
  return Array.from({ length: count }, (_, index) => [
    ids[Math.floor((index * ids.length) / count)] ?? '',
    levels[(index * 7) % levels.length] ?? 1,
  ])
}

/**
 * Enters items by touch, as a person who holds the game beside it does: from the top to the bottom, a swipe whenever
 * the next item is out of sight.
 * @param pause waited for before each tap and swipe
 */
export async function enterItems(
  page: Page,
  items: readonly LevelToEnter[],
  way: EntryWay,
  pause: () => Promise<unknown>,
): Promise<Gestures> {
  let taps = 0
  let swipes = 0
  let chosen = 1

  async function tap(selector: string): Promise<void> {
    const { x, y } = await locate(page, selector)
    await tapAt(x, y)
  }

  async function tapAt(x: number, y: number): Promise<void> {
    await pause()
    taps += 1
    await page.touchscreen.tap(x, y)
  }

  async function bringIntoView(selector: string): Promise<Position> {
    for (;;) {
      const position = await locate(page, selector)
      if (position.direction === 0) return position
      await pause()
      swipes += 1
      // At once, for a finger's own momentum ends elsewhere each time.
      await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), position.direction * swipePx)
    }
  }

  for (const [id, level] of items) {
    const button = way === 'quick' ? 'button' : level === 1 ? '.tile-mark' : '.tile-level'
    const { x, y } = await bringIntoView(`[data-item="${id}"] ${button}`)
    if (way === 'quick' && level !== chosen) {
      await tap(`.level-choice label:nth-of-type(${level + 1})`)
      chosen = level
    }
    await tapAt(x, y)
    if (way === 'list' && level !== 1) {
      await pause()
      taps += 1
      // It opens with a movement, for which this waits.
      await page.locator(`.keypad-key:nth-of-type(${level})`).tap()
    }
  }
  return { taps, swipes }
}

interface Position {
  /** Its middle, in the window. */
  readonly x: number
  readonly y: number
  /** 0 where it can be tapped, 1 where it is further down, -1 where it is further up. */
  readonly direction: -1 | 0 | 1
}

function locate(page: Page, selector: string): Promise<Position> {
  return page.locator(selector).evaluate((element): Position => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    // The head of a group stays below the site's.
    const group = element.closest('.checklist-group')?.querySelector('.group-head')
    const head = [document.querySelector('.site-header'), group].map(
      (part) => part?.getBoundingClientRect().bottom ?? 0,
    )
    const header = Math.max(...head)
    const dock = document.querySelector('.dock')?.getBoundingClientRect().top ?? innerHeight
    const direction = bottom > dock ? 1 : top < header ? -1 : 0
    return { x: (left + right) / 2, y: (top + bottom) / 2, direction }
  })
}
