import { randomInt } from 'node:crypto'
import { finished } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { documentsBase, livePath } from '#documents/auth-endpoints.ts'
import { authBase, providerIds } from '#documents/identity-provider.ts'
import { pictureBase } from '#documents/picture-address.ts'
import { reportsBase } from '#documents/report-endpoints.ts'
import { settleWithin } from './process/settle-within.ts'
import type { Configuration } from './configuration/configuration.ts'
import type { Database } from './database/open-database.ts'
import { type ApiEnvironment, openDataRoot } from './requests/api-environment.ts'
import { guardApi } from './requests/guard-api.ts'
import { createRateLimits } from './requests/rate-limits.ts'
import { refuseUnknown } from './requests/refusal.ts'
import { createFindMails } from './mail/find-mails.ts'
import { createMailer } from './mail/mailer.ts'
import { readAuthSecret, createAuth } from './sessions/create-auth.ts'
import { createRequestSessions, type CookieSettings } from './sessions/session-cookie.ts'
import { createSessionStore } from './sessions/session-store.ts'
import { createDocumentRoutes } from './storage/document-routes.ts'
import { createDocumentWriter } from './storage/document-writer.ts'
import { silentBus, type AnnouncementBus, createLiveUpdates, type LiveUpdates } from './live/live-updates.ts'
import { createLiveHub } from './live/live-hub.ts'
import { openLiveStream } from './live/live-route.ts'
import { createPictureRoutes } from './pictures/picture-routes.ts'
import { createPictureFetcher, type FetchPicture } from './pictures/fetch-picture.ts'
import { createReportRoutes } from './reports/report-routes.ts'
import { removeUnreported, tidyReports } from './reports/report-store.ts'
import { createCountedMailer } from './accounts/counted-mailer.ts'
import { createKnownDevices } from './accounts/known-devices.ts'
import { createAccountRoutes } from './accounts/account-routes.ts'
import { type AccountServices, limitSignIns } from './accounts/account-services.ts'
import { createProviderRoutes } from './accounts/providers/provider-routes.ts'
import { findInFolder } from './site/site-folder.ts'
import { type Background, createBackground } from './background.ts'

/** Accounts, documents and live streams of one server. */
export interface Accounts {
  /** Operations on accounts, documents, and reports. */
  readonly routes: Hono<ApiEnvironment>
  /** Live streams. They answer on their own, and no middleware may come between. */
  readonly streams: Hono<ApiEnvironment>
  /** Ends the streams, so that a server can stop: pages reconnect to whichever server answers then. */
  endStreams(): void
  /** After the last response: sends what is waiting, and closes the database. */
  close(): Promise<void>
}

const tidyEveryMs = 3_600_000
/** How long after a response work begins that the response must not reveal. */
const answerMs = { least: 50, most: 400 }
/** How long a stop waits for work in the background, then for mails, then for the database. */
const graceMs = { work: 1500, mails: 1500, database: 500 }

export interface AccountsOptions {
  /** Where other sites' pictures come from. */
  readonly fetchPicture?: FetchPicture
  /** How late changes are found whose announcement was lost, and sessions that have expired. */
  readonly compareEveryMs?: number
}

/**
 * @param siteUrl the origin under which readers open the site
 * @param siteFolder the folder of the built site
 */
export async function openAccounts(
  configuration: Configuration,
  database: Database,
  siteUrl: string,
  siteFolder: string,
  { fetchPicture = createPictureFetcher(), compareEveryMs = 30_000 }: AccountsOptions = {},
): Promise<Accounts> {
  const { db } = database
  const settings = { database, siteUrl, secret: readAuthSecret(configuration) }
  const auth = await createAuth(settings).$context
  const store = createSessionStore(auth, db)
  const hub = createLiveHub()
  let bus: AnnouncementBus = silentBus
  const updates = createLiveUpdates({ db, hub, store, bus: () => bus })
  const background = createBackground()
  if (configuration.database.engine === 'postgresql')
    bus = await followAnnouncements(configuration.database.directUrl, updates, background)
  const writer = createDocumentWriter(db, updates.documentWritten)
  const cookies: CookieSettings = { secret: settings.secret, isSecure: siteUrl.startsWith('https:') }
  const sessions = createRequestSessions(store, cookies)
  const devices = createKnownDevices(cookies)
  const limits = createRateLimits(configuration.rateLimitFactor)
  const mailer = createMailer(configuration)
  const services: AccountServices = {
    auth,
    store,
    sessions,
    updates,
    writer,
    limits,
    spendSignIn: limitSignIns(limits, devices),
    devices,
    mailer: createCountedMailer(limits, devices, mailer),
    findMails: createFindMails(
      db,
      siteUrl,
      (prefix) => findInFolder(siteFolder, [prefix.slice(1), 'account', 'verify-email']).is !== 'nothing',
    ),
    removeUnreported: () => removeUnreported(db),
    providers: configuration.providers.map(({ id }) => id),
    afterAnswer: (c, work) =>
      background.run(async () => {
        // Even if the reader has not waited for it.
        await finished(c.env.outgoing).catch(() => {})
        await sleep(randomInt(answerMs.least, answerMs.most))
        await work()
      }),
  }

  const guard = guardApi(siteUrl, configuration.trustedProxies)
  const streams = new Hono<ApiEnvironment>().get(livePath, guard, openLiveStream({ db, hub, sessions, store, limits }))
  const routes = new Hono<ApiEnvironment>()
  for (const path of [`${authBase}/*`, `${documentsBase}/*`, `${reportsBase}/*`, pictureBase]) routes.use(path, guard)
  routes.route(documentsBase, createDocumentRoutes({ db, writer, sessions, limits }))
  routes.route(authBase, createAccountRoutes(services))
  routes.route('/', createPictureRoutes({ sessions, limits, fetchPicture }))
  const { reviewers } = configuration
  routes.route(reportsBase, createReportRoutes({ db, sessions, limits, reviewers, secret: settings.secret }))
  for (const id of providerIds) {
    const provider = configuration.providers.find((one) => one.id === id) ?? null
    routes.route('/', createProviderRoutes(id, provider, services, settings))
  }
  // Nothing else is there. Programs, which ask there, can do nothing with a page.
  routes.all('/api/*', (c, next) => (c.req.path.startsWith(openDataRoot) ? next() : refuseUnknown()))

  background.repeat(updates.sendMissed, compareEveryMs)
  background.repeat(store.removeExpired, tidyEveryMs)
  background.repeat(() => tidyReports(db), tidyEveryMs)
  return {
    routes,
    streams,
    endStreams: hub.stop,
    close: async () => {
      await settleWithin(graceMs.work, background.stop())
      await mailer.settle(graceMs.mails)
      // An unresponsive one would never report that it has closed.
      await settleWithin(
        graceMs.database,
        bus.stop().then(() => db.destroy()),
      )
    },
  }
}

/** Opens the channel to the other processes, and follows what they announce. */
export async function followAnnouncements(
  url: string,
  updates: LiveUpdates,
  background: Background,
): Promise<AnnouncementBus> {
  const { openPostgresqlBus } = await import('./live/postgresql-bus.ts')
  return openPostgresqlBus(url, {
    onAnnouncement: (announcement) => background.run(() => updates.receive(announcement)),
    onReconnect: () => background.run(updates.sendMissed),
  })
}
