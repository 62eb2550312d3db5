import { AsyncLocalStorage } from 'node:async_hooks'
import { Hono, type Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { flowPattern, providerFailures, type ProviderFailure, type ProviderReport } from '#documents/auth-endpoints.ts'
import {
  providerCallbackPath,
  providerNames,
  providerStartPath,
  type ProviderId,
  providerChannel,
} from '#documents/identity-provider.ts'
import { language } from '#wording/language.ts'
import * as say from '#wording/sign-in-pages.ts'
import { log } from '../../process/log.ts'
import type { ApiEnvironment } from '../../requests/api-environment.ts'
import type { AuthSettings } from '../../sessions/create-auth.ts'
import { nameSessionCookie, readSignedCookie } from '../../sessions/session-cookie.ts'
import type { Session } from '../../sessions/session-store.ts'
import type { ProviderConfiguration } from '../../configuration/configuration.ts'
import type { AccountServices } from '../account-services.ts'
import { createProviderAuth, type ProviderAuth } from './create-provider-auth.ts'

const flowSeconds = 600

/** What better-auth and providers call the reasons, in our words; everything else is `provider-unavailable`. */
const failures = new Map(
  Object.entries<ProviderFailure>({
    access_denied: 'provider-cancelled',
    account_not_linked: 'account-not-linked',
    'user-mismatch': 'user-mismatch',
    state_mismatch: 'provider-expired',
    state_not_found: 'provider-expired',
    state_invalid: 'provider-expired',
    'rate-limited': 'rate-limited',
  }),
)

/**
 * Sign-in with a provider in a popup: where it starts, where the provider sends it back to, and the page with which it ends.
 * @param provider null where the operator has not set it up
 */
export function createProviderRoutes(
  id: ProviderId,
  provider: ProviderConfiguration | null,
  services: AccountServices,
  settings: AuthSettings,
): Hono<ApiEnvironment> {
  const routes = new Hono<ApiEnvironment>()
  const { limits, sessions } = services
  const name = providerNames[id]
  const startPath = providerStartPath(id)
  const callbackPath = providerCallbackPath(id)
  const donePath = `${startPath}/done`
  const scriptPath = `${startPath}/report.js`
  const flowCookie = `topshelf.${id}_flow`
  const isSecure = settings.siteUrl.startsWith('https:')
  /** The session being re-proven, while better-auth handles what the provider says. */
  const proven = new AsyncLocalStorage<Session | null>()
  let auth: Promise<ProviderAuth | null> | null = null

  /** Created when first needed, so that a start never waits for a provider. Null if it cannot be used now. */
  function openProvider(): Promise<ProviderAuth | null> {
    if (!provider) return Promise.resolve(null)
    auth ??= createProviderAuth({ ...settings, errorPath: donePath }, provider, refuseOthers).catch(
      (error: unknown) => {
        logUnreachable(error)
        // The next reader tries again.
        auth = null
        return null
      },
    )
    return auth
  }

  function logUnreachable(error: unknown): void {
    log.error(`${name} cannot be reached: ${error instanceof Error ? error.message : String(error)}`)
  }

  function refuseOthers(uid: string | null): string | null {
    const session = proven.getStore()
    return session && session.user.uid !== uid ? 'user-mismatch' : null
  }

  function end(c: Context, flow: string, failure?: string): Response {
    const query = new URLSearchParams(failure === undefined ? { flow } : { flow, error: failure })
    return c.redirect(`${donePath}?${query}`)
  }

  routes.get(startPath, async (c) => {
    const flow = c.req.query('flow') ?? ''
    if (!flowPattern.test(flow)) return c.text('The flow is missing.', 400)
    if (!limits.trySpend('provider', c.var.network)) return end(c, flow, 'rate-limited')
    setCookie(c, flowCookie, flow, {
      path: startPath,
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure,
      maxAge: flowSeconds,
    })
    const url = await startFlow(c, flow)
    return url ? c.redirect(url) : end(c, flow, 'provider-unavailable')
  })

  async function startFlow(c: Context, flow: string): Promise<string | null> {
    const session = await sessions.use(c)
    const opened = await openProvider()
    if (!opened) return null
    const address = `${donePath}?${new URLSearchParams({ flow })}`
    const hint = session?.user.providers.includes(id) ? { loginHint: session.user.email } : {}
    const started = await opened.api
      .signInSocial({
        body: { provider: id, callbackURL: address, errorCallbackURL: address, disableRedirect: true, ...hint },
        headers: new Headers(),
        returnHeaders: true,
      })
      .catch((error: unknown) => {
        logUnreachable(error)
        return null
      })
    for (const cookie of started?.headers.getSetCookie() ?? []) c.header('Set-Cookie', cookie, { append: true })
    return started?.response.url ?? null
  }

  routes.get(callbackPath, async (c) => {
    const flow = getCookie(c, flowCookie) ?? ''
    if (!limits.trySpend('provider', c.var.network)) return end(c, flow, 'rate-limited')
    const opened = await openProvider()
    if (!opened) return end(c, flow, 'provider-unavailable')
    const current = await sessions.findNow(c)
    const { search } = new URL(c.req.url)
    // Of what the client sends, nothing but cookies and the name of the browser reaches better-auth.
    const headers = new Headers({
      Cookie: c.req.header('Cookie') ?? '',
      'User-Agent': c.req.header('User-Agent') ?? '',
    })
    const request = new Request(`${settings.siteUrl}${callbackPath}${search}`, { headers })
    const response = await proven.run(current, () => opened.handler(request))
    await settleSession(services, settings, current, response)
    return response
  })

  routes.get(donePath, (c) => {
    const report: ProviderReport = {
      flow: [c.req.query('flow'), getCookie(c, flowCookie)].find((flow) => flow && flowPattern.test(flow)) ?? '',
      outcome: toOutcome(c.req.query('error')),
    }
    deleteCookie(c, flowCookie, { path: startPath, secure: isSecure })
    return c.html(renderReport(report, name, scriptPath))
  })
  routes.get(scriptPath, (c) =>
    c.body(writeReportScript(id), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  return routes
}

function toOutcome(error: string | undefined): ProviderReport['outcome'] {
  if (error === undefined) return 'signed-in'
  const known = providerFailures.find((failure) => failure === error)
  return known ?? failures.get(error) ?? 'provider-unavailable'
}

/** A reader who was signed in keeps the session, which is now fresh; its cookie is the one that better-auth has set. */
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

/**
 * What the popup shows when sign-in with a provider is over, on its way out. `flow` and `outcome` are known to be harmless.
 * @param name of the provider
 */
function renderReport({ flow, outcome }: ProviderReport, name: string, scriptPath: string): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${say.title({ provider: name })}</title>
<p>${say.outcomes[outcome]({ provider: name })}</p>
<p><a href="/">${say.home()}</a></p>
<script src="${scriptPath}" data-flow="${flow}" data-outcome="${outcome}"></script>
</html>
`
}

/**
 * In a file of its own, since the site's pages run no scripts from inside a page. The channel reaches every page of the
 * site in this browser, even if the popup has lost its opener on the way.
 */
function writeReportScript(id: ProviderId): string {
  return `const { flow, outcome } = document.currentScript.dataset
const channel = new BroadcastChannel(${JSON.stringify(providerChannel(id))})
channel.postMessage({ flow, outcome })
channel.close()
// Not before the message is out.
setTimeout(() => window.close(), 0)
`
}
