import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Configuration } from '../configuration/configuration.ts'
import { log } from '../log.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Mailer {
  /** Takes the mail and returns at once: how long sending takes, or whether it works, tells a client nothing. */
  send(mail: Mail): void
  /** Fulfils when what was taken is sent, or has failed for good. */
  settle(): Promise<void>
}

/** Seconds after which a mail that was not taken is tried again. */
const retrySeconds = [5, 60]

/** Sends by SMTP, or puts mails into the data folder's `outbox`, where the log says so. */
export function createMailer({ mail: by, dataFolder }: Configuration): Mailer {
  const deliver = by.by === 'smtp' ? sendBySmtp(by.url) : keepInFolder(join(dataFolder, 'outbox'))
  const underWay = new Set<Promise<void>>()
  return {
    send: (mail) => {
      const sending = deliverPatiently(() => deliver({ ...mail, from: by.from })).finally(() =>
        underWay.delete(sending),
      )
      underWay.add(sending)
    },
    settle: async () => {
      await Promise.all(underWay)
    },
  }
}

type Deliver = (mail: Mail & { readonly from: string }) => Promise<void>

function sendBySmtp(url: string): Deliver {
  const transport = once(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport(url, { disableFileAccess: true, disableUrlAccess: true })
  })
  return async (mail) => {
    await (await transport()).sendMail(mail)
  }
}

function keepInFolder(folder: string): Deliver {
  const transport = once(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  })
  return async (mail) => {
    const { message } = await (await transport()).sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true })
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not written as a whole.')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`)
    // Whole or not at all, for whoever watches the folder.
    await writeFile(`${name}.part`, message, { mode: 0o600 })
    await rename(`${name}.part`, name)
    log.info(`A mail was written to ${name}, because SMTP_URL is not set.`)
  }
}

/** Made when it is first wanted: the server starts sooner without. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () => (made ??= make())
}

async function deliverPatiently(deliver: () => Promise<void>): Promise<void> {
  for (const waitSeconds of [...retrySeconds, null]) {
    try {
      return await deliver()
    } catch (error) {
      // Without address and text: logs are read by more people than mails.
      log.error(`A mail could not be sent: ${error instanceof Error ? error.message : String(error)}`)
      if (waitSeconds !== null) await setTimeout(waitSeconds * 1000, undefined, { ref: false })
    }
  }
}
