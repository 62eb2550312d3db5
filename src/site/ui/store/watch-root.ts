/** Hears of every change to an attribute of the root element. @returns a function that stops this */
export function watchRoot(attribute: `data-${string}`, notify: () => void): () => void {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: [attribute] })
  return () => observer.disconnect()
}
