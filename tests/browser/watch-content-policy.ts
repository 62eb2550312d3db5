import type { BrowserContext } from 'playwright-core'

/** Everything that the content policy forbids from now on, in any page or popup of the browser, as the browser says it. */
export function watchContentPolicy(context: Pick<BrowserContext, 'on'>): readonly string[] {
  const violations: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy'))
      violations.push(`${message.location().url}: ${message.text()}`)
  })
  return violations
}
