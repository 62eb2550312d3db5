import { claimPort } from '../claim-port.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'
import { startIdentityProvider, type IdentityProvider } from './start-identity-provider.ts'
import { startMailSink, type MailSink } from './start-mail-sink.ts'
import { startServerProcess, type ServerProcess } from './start-server-process.ts'

/** A whole site with accounts, for tests that drive it from outside: a browser, or fetch. */
export interface AccountsServer {
  /** Without a slash at its end. */
  readonly siteUrl: string
  /** What was mailed; see MailSink. */
  readonly mails: MailSink
  /** Stands for Google; its form asks for an address and has the buttons Continue and Cancel. */
  readonly google: IdentityProvider
  readonly server: () => ServerProcess
  /** With which the server was started. */
  readonly environment: Readonly<Record<string, string>>
  /** Where SQLite has its file, and the server its secret. */
  readonly dataFolder: string
  /** Ends the server at once, as a power cut would, and starts it again with the same data and address. */
  restart(between?: () => Promise<void> | void): Promise<void>
  stop(): Promise<void>
}

export interface AccountsServerOptions {
  /** Of the built site; without, only the accounts answer. */
  readonly siteFolder?: string
  readonly environment?: Readonly<Record<string, string>>
  /** Where it listens; at a port of its own if there is none. */
  readonly port?: number
}

/**
 * Starts the real server, on SQLite in a temporary folder where the environment says nothing else, with a mail server
 * and an identity provider of its own. Clients may do a thousand times as much as usual.
 */
export async function startAccountsServer(options: AccountsServerOptions = {}): Promise<AccountsServer> {
  const port = options.port ?? (await claimPort())
  const siteUrl = `http://localhost:${port}`
  const [mails, google] = await Promise.all([startMailSink(), startIdentityProvider(siteUrl)])
  const folder = makeTemporaryFolder()
  const environment: Readonly<Record<string, string>> = {
    DATA_FOLDER: folder,
    SMTP_URL: mails.url,
    MAIL_FROM: 'Topshelf <post@topshelf.example>',
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_DISCOVERY_URL: google.discoveryUrl,
    RATE_LIMIT_FACTOR: '1000',
    ...options.environment,
  }
  const start = (): Promise<ServerProcess> =>
    startServerProcess({ ...(options.siteFolder ? { siteFolder: options.siteFolder } : {}), port, environment })
  let server = await start()
  return {
    siteUrl,
    mails,
    google,
    environment,
    dataFolder: folder,
    server: () => server,
    restart: async (between) => {
      await server.stop('SIGKILL')
      await between?.()
      server = await start()
    },
    stop: async () => {
      await server.stop()
      await mails.stop()
      google.stop()
    },
  }
}
