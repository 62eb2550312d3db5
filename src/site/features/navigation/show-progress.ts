/** A line along the top of the window while a page is on its way; quick pages never show it. */
export function showProgress(isLoading: boolean): void {
  document.documentElement.toggleAttribute('data-loading', isLoading)
}
