import type { ProviderReport } from '#documents/auth-endpoints.ts'
import { language } from '#wording/language.ts'
import * as say from '#wording/sign-in-pages.ts'
import { providerChannel, type ProviderId } from '#documents/identity-provider.ts'

/**
 * What the popup shows when sign-in with a provider is over, on its way out. `flow` and `outcome` are known to be harmless.
 * @param name of the provider
 */
export function renderReport({ flow, outcome }: ProviderReport, name: string, scriptPath: string): string {
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
export function writeReportScript(id: ProviderId): string {
  return `const { flow, outcome } = document.currentScript.dataset
const channel = new BroadcastChannel(${JSON.stringify(providerChannel(id))})
channel.postMessage({ flow, outcome })
channel.close()
// Not before the message is out.
setTimeout(() => window.close(), 0)
`
}
