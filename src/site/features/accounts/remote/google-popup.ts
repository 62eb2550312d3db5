import { defer } from '../../../ui/loading/defer.ts'
import { googleChannel, googleStartPath, type GoogleReport } from '#documents/auth-endpoints.ts'
import { isJsonObject } from '#documents/json-value.ts'
import { AccountsError, type AccountsErrorCode } from '../port/accounts-error.ts'

const failureCodes: Readonly<Record<Exclude<GoogleReport['outcome'], 'signed-in'>, AccountsErrorCode>> = {
  cancelled: 'google-cancelled',
  expired: 'google-expired',
  unavailable: 'google-unavailable',
  'account-not-linked': 'account-not-linked',
  'user-mismatch': 'user-mismatch',
  'rate-limited': 'rate-limited',
}

const lookMs = 500
/**
 * While the popup is elsewhere, and until it has said how it ended, it may look closed; the focus is not here then, but a
 * browser can be wrong about that, and on a slow connection the last page of the popup takes seconds.
 */
const closedLooks = 10

export interface GooglePopups {
  /** Opens a popup; fulfilled when it has signed in. Call it inside the click. */
  readonly signIn: () => Promise<void>
}

/** @param onSignedIn called for every popup of this browser that has signed in, even one that was given up here */
export function createGooglePopups(onSignedIn: () => void): GooglePopups {
  const channel = new BroadcastChannel(googleChannel)
  channel.addEventListener('message', ({ data }) => isReport(data) && data.outcome === 'signed-in' && onSignedIn())
  return { signIn: () => runPopup(channel) }
}

function runPopup(channel: BroadcastChannel): Promise<void> {
  const flow = createFlow()
  const popup = window.open(`${googleStartPath}?flow=${flow}`, 'topshelf-google', describeWindow())
  if (!popup) return Promise.reject(new AccountsError('popup-blocked', 'The browser opened no window.'))
  const { promise, resolve, reject } = defer<void>()
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (!isReport(data) || data.flow !== flow) return
    if (data.outcome === 'signed-in') resolve()
    else reject(new AccountsError(failureCodes[data.outcome], `The popup reports ${data.outcome}.`))
  }
  let looks = 0
  const timer = setInterval(() => {
    looks = popup.closed && document.hasFocus() ? looks + 1 : 0
    if (looks >= closedLooks) reject(new AccountsError('popup-closed', 'The popup is gone and the reader is back.'))
  }, lookMs)
  channel.addEventListener('message', hear)
  return promise.finally(() => {
    clearInterval(timer)
    channel.removeEventListener('message', hear)
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

function isReport(value: unknown): value is GoogleReport {
  if (!isJsonObject(value) || typeof value['flow'] !== 'string') return false
  const { outcome } = value
  return typeof outcome === 'string' && (outcome === 'signed-in' || Object.hasOwn(failureCodes, outcome))
}
