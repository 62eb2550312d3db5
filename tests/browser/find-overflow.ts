import type { Page } from 'playwright-core'

/** By how many pixels the page can be scrolled sideways. */
export function readExcessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/**
 * What does not fit into the width of the page: by how much the page can be scrolled sideways, and words of its texts that
 * are broken inside. Code is left out, for addresses have to break somewhere.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const faults = scrollWidth > clientWidth ? [`The page is ${scrollWidth - clientWidth} px too wide.`] : []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent?.checkVisibility() || parent.closest('code, samp, script, .data-code')) continue
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => top)
        // Parts of one line can differ by what is raised; lines differ by more.
        if (Math.max(...tops) - Math.min(...tops) > 8)
          faults.push(`"${word}" is broken in ${parent.outerHTML.slice(0, 80)}`)
      }
    }
    return faults
  })
}
