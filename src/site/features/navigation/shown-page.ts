import type { PageContext, PageData } from '#pages/data/page-data.ts'

/** A page that the reader has come to. */
export interface ReachedPage {
  readonly url: URL
  readonly data: PageData
  readonly context: PageContext
}

let current: ReachedPage | null = null
const followers = new Set<(page: ReachedPage) => void>()

export function announcePage(page: ReachedPage): void {
  current = page
  for (const follower of followers) follower(page)
}

/** Calls back with the page that is shown, if there is one, and with every later one. @returns what ends it */
export function followPages(follower: (page: ReachedPage) => void): () => void {
  if (current) follower(current)
  followers.add(follower)
  return () => followers.delete(follower)
}
