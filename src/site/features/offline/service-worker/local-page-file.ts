import { readTitle } from '#wording/titles.ts'

/** A page-data file stored on this device, with what must be known without parsing it. */
export interface LocalPageFile {
  /** `{"hash":…,"data":…,"context":…}`, as the server sends it. */
  readonly text: string
  readonly hash: string
  readonly title: string | null
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

const opening = /^\{"hash":"([0-9a-f]+)",/

/**
 * @param text a page-data file
 * @returns null for anything but the file of a page
 */
export function parseLocalPageFile(text: string, savedAt: number): LocalPageFile | null {
  const hash = opening.exec(text)?.[1]
  if (!hash) return null
  const { data, context } = JSON.parse(text)
  // The document that shows any page in a language holds the data of the not-found page.
  if (!data || data.kind === 'not-found' || context.notFound) return null
  return { text, hash, title: readTitle(data), savedAt }
}
