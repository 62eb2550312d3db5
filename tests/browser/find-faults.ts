import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Half the size of the one that is made for reading. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options: RunOptions = {
  // Where checks passed is not reported, which saves time.
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Not a rule of WCAG: screen readers list the headings, and a level left out looks like one that was missed.
  rules: { 'heading-order': { enabled: true } },
}

/** What colours and widths decide, and the names of what is shown in some widths only. */
const ofTheLook: RunOptions = {
  resultTypes: ['violations'],
  runOnly: {
    type: 'rule',
    values: ['color-contrast', 'target-size', 'button-name', 'link-name', 'label', 'select-name'],
  },
}

/**
 * Where a page breaks WCAG 2.2 AA, as far as axe can tell.
 * @param part what has been opened on a page that has been looked at before: the rest takes most of the time
 */
export async function findFaults(page: Page, part = 'html', looksFor = options): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  await untilStill(page)
  // Base UI's guards at the ends of a menu take the focus only to hand it on: nobody ever rests on one.
  const { violations, passes } = await page.evaluate(
    async ([runOptions, include]): Promise<AxeResults> => {
      // Axe takes what is half behind the header for too small to be pressed. Moving stops here, too.
      const top = scrollY
      scrollTo({ top: 0, behavior: 'instant' })
      const scope = { include: [[include]], exclude: [['[data-base-ui-focus-guard]']] }
      const found = await Reflect.get(globalThis, 'axe').run(scope, runOptions)
      scrollTo({ top, behavior: 'instant' })
      return found
    },
    [looksFor, part] as const,
  )
  // Nothing found means something only where something was looked for.
  expect(passes.length).toBeGreaterThan(looksFor === ofTheLook ? 0 : part === 'html' ? 10 : 3)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** The colours of a menu that is still fading are not meant to be read. Endless movements are not waited for. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity
      return isEndless || playState === 'finished' || playState === 'paused'
    }),
  )
}

/** Two looks that differ in all that a reader's device decides. */
const looks = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

/**
 * The same in a wide window in light colours; then, on a phone in dark ones, which the page is left in, what these can
 * change.
 */
export async function findFaultsInAllLooks(page: Page, part?: string): Promise<string[]> {
  const faults: string[] = []
  for (const { colorScheme, viewport } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    const found = await findFaults(page, part, colorScheme === 'dark' ? ofTheLook : options)
    faults.push(...found.map((fault) => `${colorScheme}: ${fault}`))
  }
  return faults
}
