/** A progress line at the top of the window while a page loads; fast pages never show it. */
export function showProgress(isLoading: boolean): void {
  document.documentElement.toggleAttribute('data-loading', isLoading)
}
