/** Calls back when an element comes into view and when it leaves. */
export interface VisibilityWatcher {
  readonly watch: (element: Element, onChange: (visible: boolean) => void) => void
  readonly unwatch: (element: Element) => void
}

/** One observer for links and images; null in a browser that has none. */
export function createVisibilityWatcher(): VisibilityWatcher | null {
  if (!('IntersectionObserver' in window)) return null
  const watched = new WeakMap<Element, (visible: boolean) => void>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) watched.get(entry.target)?.(entry.isIntersecting)
    },
    { rootMargin: '20px', threshold: 0.1 },
  )
  return {
    watch(element, onChange) {
      if (watched.has(element)) return
      watched.set(element, onChange)
      observer.observe(element)
    },
    unwatch(element) {
      watched.delete(element)
      observer.unobserve(element)
    },
  }
}
