import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** What the addresses that it refuses begin with. */
export const unknownName = 'nobody-'

/** A mail server that keeps what it gets. */
export interface MailSink {
  /** For SMTP_URL. */
  readonly url: string
  /** Everything that has come, in its order. */
  mails(): readonly ReceivedMail[]
  /** The newest mail to an address with these words in its subject; waits for it. */
  waitFor(to: string, subject: string): Promise<ReceivedMail>
  stop(): Promise<void>
}

interface ReceivedMail {
  /** By the envelope: who really gets it. */
  readonly recipients: readonly string[]
  readonly subject: string
  readonly text: string
  /** The links in it. */
  readonly links: readonly string[]
  readonly headers: Email['headers']
}

export async function startMailSink(): Promise<MailSink> {
  const received: ReceivedMail[] = []
  const arrivals = new EventEmitter().setMaxListeners(0)
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith(unknownName) ? new Error(`<${address}>: there is no such recipient`) : null),
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      const reading = buffer(stream).then((bytes) => readMail(recipients, bytes))
      // A server that is killed leaves a mail half sent.
      reading
        .then(
          (mail) => arrivals.emit('mail', received.push(mail)),
          () => {},
        )
        .finally(done)
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => received,
    waitFor: async (to, subject) => {
      const deadline = AbortSignal.timeout(60_000)
      for (;;) {
        const found = received.findLast((mail) => mail.recipients.includes(to) && mail.subject.includes(subject))
        if (found) return found
        await once(arrivals, 'mail', { signal: deadline }).catch(() => {
          throw new Error(`No mail to ${to} about "${subject}" has come.`)
        })
      }
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function readMail(recipients: readonly string[], bytes: Buffer): Promise<ReceivedMail> {
  const { subject = '', text = '', headers } = await PostalMime.parse(bytes)
  return { recipients, subject, text, links: text.match(/https?:\S+/g) ?? [], headers }
}
