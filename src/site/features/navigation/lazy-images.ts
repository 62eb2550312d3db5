import type { ElementTask } from './element-watcher.ts'
import type { VisibilityWatcher } from './visibility-watcher.ts'

/**
 * Requests an image when it comes into view. Its markup is `<img data-src="…" alt="…" width="…" height="…">` followed
 * by a `<noscript>` with the plain image.
 * @param visibility null: what is in view is not known, and every image is requested
 */
export function createLazyImageTask(visibility: VisibilityWatcher | null): ElementTask {
  return {
    selector: 'img[data-src]',
    onFound(image) {
      if (!visibility) return requestImage(image)
      visibility.watch(image, (visible) => {
        if (!visible) return
        visibility.unwatch(image)
        requestImage(image)
      })
    },
  }
}

function requestImage(image: Element): void {
  // The candidates first: a browser that knows them must not begin with the fallback.
  for (const name of ['srcset', 'src']) {
    const value = image.getAttribute(`data-${name}`)
    if (value) image.setAttribute(name, value)
  }
  image.removeAttribute('data-src')
}
