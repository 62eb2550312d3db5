import { buffer } from 'node:stream/consumers'
import type { Download, Page } from 'playwright-core'
import type { Reader } from '../accounts/reader.ts'

/** The browser may be on another machine, so it is asked for what it has downloaded. */
export async function readDownload(file: Download): Promise<Buffer> {
  return buffer(await file.createReadStream())
}

interface UserDocument {
  readonly userDetails?: { readonly displayName?: string }
  readonly preferences?: object
  readonly checklist?: Record<string, [number, number]>
}

/** The document of the signed-in reader, as the server has it. */
export async function readDocument(reader: Pick<Page, 'evaluate'> | Reader): Promise<UserDocument> {
  if (!('evaluate' in reader)) {
    const answer = await reader.send(await reader.documentPath(), { method: 'GET' })
    return answer.json<{ data: UserDocument }>().data
  }
  return reader.evaluate(async () => {
    const { user } = await (await fetch('/api/auth/session')).json()
    return (await (await fetch(`/api/docs/users/${user.uid}`)).json()).data
  })
}
