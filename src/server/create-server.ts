import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { secureHeaders } from 'hono/secure-headers'
import { serveSite } from './serve-site.ts'
import { sharedAddresses, shareWithEverybody } from './share-with-everybody.ts'

export interface ServerOptions {
  /** The folder of the built site. */
  readonly siteFolder: string
}

/** The whole server, without a port. Routes are tried in this order. */
export function createServer({ siteFolder }: ServerOptions): Hono {
  const app = new Hono()
  for (const address of sharedAddresses) app.use(address, shareWithEverybody())
  app.use(
    secureHeaders({
      // Whoever terminates TLS decides about it for the whole host.
      strictTransportSecurity: false,
      // The sign-in popup of another origin must be able to talk to the page that has opened it.
      crossOriginOpenerPolicy: 'same-origin-allow-popups',
      xFrameOptions: 'DENY',
    }),
  )
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
  app.get('*', etag(), serveSite(siteFolder))
  app.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }))
  app.onError((error, c) => {
    console.error(`${c.req.method} ${c.req.path}:`, error)
    return c.text('Something is broken here. It has been logged.', 500)
  })
  return app
}
