import type { ProviderReport } from '#documents/auth-endpoints.ts'
import { providerChannel, type ProviderId } from '#documents/identity-provider.ts'

/** What the popup says if it cannot close itself. */
function describeOutcome(name: string): Readonly<Record<ProviderReport['outcome'], string>> {
  return {
    'signed-in': 'You are signed in. You can close this window.',
    'provider-cancelled': 'You cancelled the sign-in. You can close this window.',
    'account-not-linked':
      'An account with this address exists, but the address is not confirmed. Sign in with your password, confirm the address, then try again. If you have no password, choose a new one first.',
    'user-mismatch': `This is not the ${name} account you are signed in with.`,
    'provider-expired': 'This sign-in took too long, or was begun in another browser. Close this window and try again.',
    'rate-limited': 'Too many attempts. Close this window and try again later.',
    'provider-unavailable': `${name} cannot be reached right now. Close this window and try again later.`,
  }
}

/**
 * What the popup shows when sign-in with a provider is over, on its way out. `flow` and `outcome` are known to be harmless.
 * @param name of the provider
 */
export function renderReport({ flow, outcome }: ProviderReport, name: string, scriptPath: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Sign in with ${name}</title>
<p>${describeOutcome(name)[outcome]}</p>
<p><a href="/">Go to Topshelf</a></p>
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
