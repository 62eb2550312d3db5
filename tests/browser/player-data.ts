import { buffer } from 'node:stream/consumers'
import type { Download, Page } from 'playwright-core'

/** The browser may be on another machine, so it is asked for what it has downloaded. */
export async function readDownload(file: Download): Promise<Buffer> {
  return buffer(await file.createReadStream())
}

/** The document of the signed-in reader, as the server has it. */
export function readDocument(
  page: Page,
): Promise<{ userDetails?: object; preferences?: object; checklist?: Record<string, [number, number]> }> {
  return page.evaluate(async () => {
    const { user } = await (await fetch('/api/auth/session')).json()
    return (await (await fetch(`/api/docs/users/${user.uid}`)).json()).data
  })
}
