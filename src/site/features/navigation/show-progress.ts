/** A line that flashes with every click would only be noise. */
const waitMs = 300
let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * A progress line at the top of the window while a page loads; fast pages never show it. They do not touch the document
 * either: a page that is there already would first have the old one laid out again.
 */
export function showProgress(isLoading: boolean): void {
  clearTimeout(waiting)
  if (isLoading) waiting = setTimeout(() => mark(true), waitMs)
  else mark(false)
}

function mark(isLoading: boolean): void {
  document.documentElement.toggleAttribute('data-loading', isLoading)
}
