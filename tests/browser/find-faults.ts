import { source } from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const options: RunOptions = {
  // Where passes were found is not told, which saves time.
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
}

/** Where a page breaks WCAG 2.2 AA, as far as axe can tell. */
export async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(source)
  // Base UI's guards at the ends of a menu take the focus only to hand it on: nobody ever stands on one.
  const { violations, passes } = await page.evaluate<AxeResults, RunOptions>(
    (runOptions) => Reflect.get(globalThis, 'axe').run({ exclude: [['[data-base-ui-focus-guard]']] }, runOptions),
    options,
  )
  // Nothing found means something only where something was looked for.
  expect(passes.length).toBeGreaterThan(10)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
