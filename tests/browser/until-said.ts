import type { Page } from 'playwright-core'
import { expect } from 'vitest'

declare global {
  interface Window {
    /** What toasts of this document have said, errors excepted. */
    readonly said: readonly string[]
  }
}

/** For a page: keeps what toasts say. Most are gone after three seconds, in which a busy machine may not look. */
export function recordSaid(): void {
  const said: string[] = []
  Object.defineProperty(window, 'said', { value: said })
  const record = (changes: readonly MutationRecord[]) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.id === 'toast-voice')
        for (const node of addedNodes) said.push(node.textContent ?? '')
  }
  new MutationObserver(record).observe(document, { subtree: true, childList: true })
}

/** Waits until a toast of this document has said so, whether or not it still does. */
export async function untilSaid(page: Pick<Page, 'evaluate'>, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.said.join('\n'))).toContain(words)
}
