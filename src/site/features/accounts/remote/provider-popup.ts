import { defer } from '../../../ui/loading/defer.ts'
import { providerFailures, type ProviderReport } from '#documents/auth-endpoints.ts'
import { providerChannel, providerIds, providerStartPath, type ProviderId } from '#documents/identity-provider.ts'
import { isJsonObject } from '#documents/json-value.ts'
import { AccountsError } from '../port/accounts-error.ts'

const lookMs = 500
/**
 * While the popup is elsewhere, and until it has said how it ended, it may look closed; the focus is not here then, but a
 * browser can be wrong about that, and on a slow connection the last page of the popup takes seconds.
 */
const closedLooks = 10

export interface ProviderPopups {
  /** Opens a popup; fulfilled when it has signed in. Call it inside the click. */
  readonly signIn: (provider: ProviderId) => Promise<void>
}

/** @param onSignedIn called for every popup of this browser that has signed in, even one that was abandoned here */
export function createProviderPopups(onSignedIn: () => void): ProviderPopups {
  for (const id of providerIds) openChannel(id, ({ outcome }) => outcome === 'signed-in' && onSignedIn())
  return { signIn: runPopup }
}

function openChannel(provider: ProviderId, hear: (report: ProviderReport) => void): BroadcastChannel {
  const channel = new BroadcastChannel(providerChannel(provider))
  channel.addEventListener('message', ({ data }) => isReport(data) && hear(data))
  return channel
}

function runPopup(provider: ProviderId): Promise<void> {
  const flow = createFlow()
  const popup = window.open(`${providerStartPath(provider)}?flow=${flow}`, providerChannel(provider), describeWindow())
  if (!popup) return Promise.reject(new AccountsError('popup-blocked', 'The browser opened no window.'))
  const { promise, resolve, reject } = defer<void>()
  const channel = openChannel(provider, (report) => {
    if (report.flow !== flow) return
    if (report.outcome === 'signed-in') resolve()
    else reject(new AccountsError(report.outcome, `The popup reports ${report.outcome}.`))
  })
  let looks = 0
  const timer = setInterval(() => {
    looks = popup.closed && document.hasFocus() ? looks + 1 : 0
    if (looks >= closedLooks) reject(new AccountsError('popup-closed', 'The reader has closed the popup.'))
  }, lookMs)
  return promise.finally(() => {
    clearInterval(timer)
    channel.close()
  })
}

/** Known only to this page, so that it recognises its own popup. */
function createFlow(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Centred on the page's own window, on whichever screen that is. */
function describeWindow(): string {
  const [width, height] = [500, 650]
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

function isReport(value: unknown): value is ProviderReport {
  if (!isJsonObject(value) || typeof value['flow'] !== 'string') return false
  const { outcome } = value
  return outcome === 'signed-in' || providerFailures.some((failure) => failure === outcome)
}
