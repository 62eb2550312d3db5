import { parseEmbeddedState, type PageState } from './parse-page-file.ts'

/** The build that this document belongs to; empty in a document that names none, so that no fetched page fits it. */
export function readBuildHash(): string {
  return document.head.querySelector<HTMLMetaElement>('meta[name="build-hash"]')?.content ?? ''
}

/**
 * The state in this document, and the path that it was rendered for.
 * @throws when the document is not one of this site's pages
 */
export function readEmbeddedState(): { path: string; state: PageState } {
  const text = document.getElementById('page-data')?.textContent ?? ''
  const state = parseEmbeddedState(text, location.pathname)
  if (!state.data) throw new Error(`The document at ${location.pathname} embeds no page.`)
  return { path: state.data.path, state }
}
