import { AsyncLocalStorage } from 'node:async_hooks'
import { Hono, type Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import {
  flowPattern,
  googleFailures,
  googleStartPath,
  type GoogleFailure,
  type GoogleReport,
} from '#documents/auth-endpoints.ts'
import type { GoogleConfiguration } from '../configuration/configuration.ts'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import { googleCallbackPath } from '../requests/guard-api.ts'
import type { AccountServices } from './account-services.ts'
import { createGoogleAuth, type AuthSettings, type GoogleAuth } from './create-auth.ts'
import { googleReportScript, renderGoogleReport } from './google-report-page.ts'
import { nameSessionCookie } from './session-cookie.ts'
import type { Session } from './session-store.ts'
import { readSignedCookie } from './signed-cookie.ts'
import { log } from '../log.ts'

const donePath = `${googleStartPath}/done`
const scriptPath = `${googleStartPath}/report.js`
const flowCookie = 'topshelf.google_flow'
const flowSeconds = 600

/** What better-auth and Google call the reasons, in our words; everything else is `unavailable`. */
const failures: Readonly<Record<string, GoogleFailure>> = {
  access_denied: 'cancelled',
  account_not_linked: 'account-not-linked',
  'user-mismatch': 'user-mismatch',
  state_mismatch: 'expired',
  state_not_found: 'expired',
  state_invalid: 'expired',
  'rate-limited': 'rate-limited',
}

/** Sign-in with Google in a popup: where it starts, where Google sends it back to, and the page with which it ends. */
export function createGoogleRoutes(
  services: AccountServices,
  settings: AuthSettings,
  google: GoogleConfiguration | null,
): Hono<ApiEnvironment> {
  const routes = new Hono<ApiEnvironment>()
  const { limits, sessions } = services
  const isSecure = settings.siteUrl.startsWith('https:')
  /** The session that is proven anew, while better-auth handles what Google says. */
  const proven = new AsyncLocalStorage<Session | null>()
  let auth: Promise<GoogleAuth> | null = null

  /** Made when somebody first wants it, so that a start never waits for Google. */
  function openGoogle(): Promise<GoogleAuth> | null {
    auth ??= google && createGoogleAuth(settings, google, refuseOthers)
    return auth
  }

  function refuseOthers(uid: string | null): string | null {
    const session = proven.getStore()
    return session && session.user.uid !== uid ? 'user-mismatch' : null
  }

  function end(c: Context, flow: string, failure?: string): Response {
    const query = new URLSearchParams(failure === undefined ? { flow } : { flow, error: failure })
    return c.redirect(`${donePath}?${query}`)
  }

  routes.get(googleStartPath, async (c) => {
    const flow = c.req.query('flow') ?? ''
    if (!flowPattern.test(flow)) return c.text('The flow is missing.', 400)
    if (!limits.trySpend('google', c.var.network)) return end(c, flow, 'rate-limited')
    setCookie(c, flowCookie, flow, {
      path: googleStartPath,
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure,
      maxAge: flowSeconds,
    })
    const url = await startFlow(c, flow)
    return url ? c.redirect(url) : end(c, flow, 'unavailable')
  })

  async function startFlow(c: Context, flow: string): Promise<string | null> {
    const session = await sessions.read(c)
    const opened = await openGoogle()
    if (!opened) return null
    const address = `${donePath}?${new URLSearchParams({ flow })}`
    const hint = session?.user.providers.includes('google') ? { loginHint: session.user.email } : {}
    const started = await opened.api
      .signInSocial({
        body: { provider: 'google', callbackURL: address, errorCallbackURL: address, disableRedirect: true, ...hint },
        headers: new Headers(),
        returnHeaders: true,
      })
      .catch((error: unknown) => {
        log.error(`Google cannot be reached: ${error instanceof Error ? error.message : String(error)}`)
        return null
      })
    for (const cookie of started?.headers.getSetCookie() ?? []) c.header('Set-Cookie', cookie, { append: true })
    return started?.response.url ?? null
  }

  routes.get(googleCallbackPath, async (c) => {
    const flow = getCookie(c, flowCookie) ?? ''
    const opened = await openGoogle()
    if (!opened || !limits.trySpend('google', c.var.network)) return end(c, flow, 'rate-limited')
    const current = await sessions.readNow(c)
    const { search } = new URL(c.req.url)
    // Of what the client sends, nothing but cookies and the name of the browser reaches better-auth.
    const headers = new Headers({
      Cookie: c.req.header('Cookie') ?? '',
      'User-Agent': c.req.header('User-Agent') ?? '',
    })
    const request = new Request(`${settings.siteUrl}${googleCallbackPath}${search}`, { headers })
    const response = await proven.run(current, () => opened.handler(request))
    await settleSession(services, settings, current, response)
    return response
  })

  routes.get(donePath, (c) => {
    const report: GoogleReport = {
      flow: [c.req.query('flow'), getCookie(c, flowCookie)].find((flow) => flow && flowPattern.test(flow)) ?? '',
      outcome: toOutcome(c.req.query('error')),
    }
    deleteCookie(c, flowCookie, { path: googleStartPath, secure: isSecure })
    return c.html(renderGoogleReport(report, scriptPath))
  })
  routes.get(scriptPath, (c) => c.body(googleReportScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
  return routes
}

function toOutcome(error: string | undefined): GoogleReport['outcome'] {
  if (error === undefined) return 'signed-in'
  const known = googleFailures.find((failure) => failure === error)
  return known ?? (Object.hasOwn(failures, error) ? (failures[error] ?? 'unavailable') : 'unavailable')
}

/** Whoever was signed in keeps the session, which is fresh now; its cookie is the one that better-auth has set. */
async function settleSession(
  { store, updates }: AccountServices,
  { secret, siteUrl }: AuthSettings,
  current: Session | null,
  response: Response,
): Promise<void> {
  const name = nameSessionCookie(siteUrl.startsWith('https:'))
  const given = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))
  const token = given && readSignedCookie(parse(given, name)[name] ?? '', secret)
  const session = token && (current ? await store.adopt(current, token) : await store.findNow(token))
  if (!session) return
  updates.sessionsEnded(await store.endSurplus(session), 'revoked')
  await updates.userChanged(session.user.uid)
}
