/** What to do with every matching element, present now or added later. */
export interface ElementTask {
  readonly selector: string
  /** May be called again for the same element. */
  readonly onFound: (element: Element) => void
}

/** One observer for all tasks, links in rendered Markdown included. */
export function watchElements(root: Element, tasks: readonly ElementTask[]): void {
  const find = (parent: Element): void => {
    for (const { selector, onFound } of tasks) {
      if (parent.matches(selector)) onFound(parent)
      for (const element of parent.querySelectorAll(selector)) onFound(element)
    }
  }
  const observer = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      const found = type === 'attributes' ? [target] : addedNodes
      for (const node of found) if (node instanceof Element) find(node)
    }
  })
  find(root)
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['href', 'data-src'] })
}
