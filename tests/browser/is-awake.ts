/**
 * For a page: whether its links are the site's own by now. An awake site makes links to other sites open elsewhere; this
 * adds one outside the page's own markup, and `#awake[target]` is there as soon as that has happened.
 */
export function isAwake(): boolean {
  if (!document.querySelector('#awake')) {
    const link = document.createElement('a')
    link.href = 'https://example.org/'
    link.id = 'awake'
    document.body.append(link)
  }
  return document.querySelector('#awake[target]') !== null
}
