import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Configuration } from '../configuration/configuration.ts'
import { log } from '../process/log.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Mailer {
  /** Returns at once: a client must not learn how long sending takes, or whether it works. */
  send(mail: Mail): void
  /** Fulfils when every mail is sent or in the outbox, where those go that are not sent after this many milliseconds. */
  settle(mostMs: number): Promise<void>
}

/** Seconds after which a mail that the mail server did not accept is sent again. */
const retrySeconds = [5, 60, 600]
/** How long a mail waits for a mail server that does not answer (ms). */
const silenceMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends by SMTP. What cannot be sent, or everything if there is no SMTP, becomes a file in the data folder's `outbox`. */
export function createMailer({ mail: by, dataFolder }: Configuration): Mailer {
  const keep = keepInFolder(join(dataFolder, 'outbox'))
  const deliver = by.by === 'smtp' ? sendPatiently(sendBySmtp(by.url)) : null
  const underWay = new Set<Promise<void>>()
  const stopping = new AbortController()

  async function sendOrKeep(mail: AddressedMail): Promise<void> {
    if (await deliver?.(mail, stopping.signal)) return
    const why = deliver ? 'it could not be sent' : 'SMTP_URL is not set'
    log.info(`A mail was written to ${await keep(mail)}, because ${why}.`)
  }

  return {
    send: (mail) => {
      const sending = sendOrKeep({ ...mail, from: by.from })
        // Without address and text: logs are read by more people than mails.
        .catch((error: unknown) => log.error(`A mail was lost: ${describeError(error)}`))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    settle: async (mostMs) => {
      const timer = setTimeout(() => stopping.abort(), mostMs)
      await Promise.all(underWay)
      clearTimeout(timer)
    },
  }
}

type AddressedMail = Mail & { readonly from: string }

function sendBySmtp(url: string): (mail: AddressedMail) => Promise<void> {
  const transport = once(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, ...silenceMs, disableFileAccess: true, disableUrlAccess: true })
  })
  return async (mail) => {
    await (await transport()).sendMail(mail)
  }
}

/** Tries until it works, or the server stops. @returns whether the mail was sent */
function sendPatiently(send: (mail: AddressedMail) => Promise<void>) {
  return async (mail: AddressedMail, stop: AbortSignal): Promise<boolean> => {
    for (const waitSeconds of [...retrySeconds, 0]) {
      try {
        await orAbort(send(mail), stop)
        return true
      } catch (error) {
        log.error(`A mail could not be sent: ${describeError(error)}`)
        await sleep(waitSeconds * 1000, undefined, { ref: false, signal: stop }).catch(() => {})
        if (stop.aborted) return false
      }
    }
    return false
  }
}

/** Rejects if the server stops before the work is done. */
function orAbort(work: Promise<void>, stop: AbortSignal): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const onAbort = (): void => reject(new Error('the server stops'))
  if (stop.aborted) onAbort()
  stop.addEventListener('abort', onAbort)
  return Promise.race([work, promise]).finally(() => stop.removeEventListener('abort', onAbort))
}

/** Mail servers repeat the address that they refuse. */
function describeError(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/[^\s<>]+@[^\s<>]+/g, '…')
}

/** @returns the file's name */
function keepInFolder(folder: string): (mail: AddressedMail) => Promise<string> {
  const transport = once(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  })
  return async ({ text, ...mail }) => {
    const empty = { ...mail, text: '\n', disableFileAccess: true, disableUrlAccess: true }
    const { message } = await (await transport()).sendMail(empty)
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not written completely.')
    // The text as it is: encoded for mail servers, its long lines are broken, and with them the links that are copied.
    const head = message
      .toString()
      .trimEnd()
      .replace(/(?<=^Content-Transfer-Encoding: )7bit$/m, '8bit')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`)
    // Whole or not at all, for programs that watch the folder.
    await writeFile(`${name}.part`, `${head}\n\n${text}\n`, { mode: 0o600 })
    await rename(`${name}.part`, name)
    return name
  }
}

/** Created when first needed: the server starts sooner without it. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () => (made ??= make())
}
