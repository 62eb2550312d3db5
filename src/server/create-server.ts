import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { DatabaseUnavailable, reportOutage } from './database/database-unavailable.ts'
import type { Accounts } from './open-accounts.ts'
import { log } from './process/log.ts'
import { type ApiEnvironment, openDataRoot } from './requests/api-environment.ts'
import { answerRefusal, Refusal } from './requests/refusal.ts'
import { addSiteHeaders } from './site/add-site-headers.ts'
import { serveOnDemand, watchBuild } from './site/serve-on-demand.ts'
import { serveSite } from './site/serve-site.ts'

export interface ServerOptions {
  /** The folder of the built site. */
  readonly siteFolder: string
  /** Without them, only the site is served; its pages say so when somebody wants to sign in. */
  readonly accounts?: Pick<Accounts, 'routes' | 'streams'>
  /** Whether each answer is a line in the log. */
  readonly isLogged?: boolean
  /** Where to ask for pages until the folder is built; null if it is. */
  readonly onDemandOrigin?: string | null
}

/** The whole server, without a port. Routes are tried in this order. */
export function createServer({
  siteFolder,
  accounts,
  isLogged = false,
  onDemandOrigin = null,
}: ServerOptions): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>()
  const isBuilt = onDemandOrigin === null ? () => true : watchBuild(siteFolder)
  app.use(addSiteHeaders(siteFolder))
  // Before the log, for which they would last for hours.
  if (accounts) app.route('/', accounts.streams)
  if (isLogged) app.use(logRequests())
  app.get('/healthz', (c) => {
    const commit = process.env.COMMIT
    const health = { status: 'ok', ...(commit && { commit }), ...(isBuilt() ? {} : { site: 'being built' }) }
    return c.json(health, 200, { 'Cache-Control': 'no-store' })
  })
  if (accounts) app.route('/', accounts.routes)
  if (onDemandOrigin !== null) app.get('*', serveOnDemand(onDemandOrigin, isBuilt))
  app.get('*', etag(), serveSite(siteFolder))
  // A script of another site asks before it sends a header of its own, such as If-None-Match.
  app.options(`${openDataRoot}*`, (c) =>
    c.body(null, 204, {
      'Access-Control-Allow-Methods': 'GET, HEAD',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Max-Age': '86400',
    }),
  )
  app.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }))
  app.onError((error, c) => {
    if (error instanceof Refusal) return answerRefusal(c, error)
    if (error instanceof DatabaseUnavailable) return answerUnavailable(c, error)
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'an answer failed')
    if (c.req.path.startsWith('/api/')) return answerRefusal(c, new Refusal('internal', 'Internal server error.'))
    return c.text('Internal server error.', 500)
  })
  return app
}

/** Seconds after which clients may ask again. */
const retryAfter = 5

/** Answers 503: what was asked is right, and can be asked again. */
function answerUnavailable(c: Context, error: DatabaseUnavailable): Response {
  reportOutage(error)
  const text = 'Accounts cannot be reached at the moment. Try again in a few seconds.'
  return answerRefusal(c, new Refusal('unavailable', text, { retryAfter }))
}

/** Not worth a line each: monitors ask every few seconds. */
const quiet = new Set(['/healthz'])

/** One line per response. Without the query: it holds the codes of identity providers, and what readers search for. */
function logRequests(): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const { method, path } = c.req
    if (quiet.has(path)) return
    const { status } = c.res
    const milliseconds = Math.round((performance.now() - start) * 10) / 10
    log.info({ method, path, status, milliseconds }, 'answered')
  }
}
