import { isJsonObject } from '#documents/json-value.ts'
import { refusalStatus, type RefusalCode } from '#documents/refusal.ts'
import { language } from '#wording/language.ts'
import { isLeaving } from '../../../ui/loading/leaving.ts'
import { AccountsError } from '../port/accounts-error.ts'
import type { Parse } from './parse-answers.ts'
import * as say from '#wording/accounts.ts'
import { showToastOnDemand } from '../../../ui/toasts/show-toast-on-demand.ts'

export interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  readonly path: string
  /** Sent as JSON. */
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  /** `omit` asks as a reader who is not signed in. */
  readonly credentials?: 'omit' | 'same-origin'
}

/** The longest wait for a response; the password hash alone may take a second on a busy server. */
const timeoutMs = 20_000

/** Asks the accounts server and reads its answer. Rejects with AccountsError. */
export async function request<Value>(asked: Asked, parse: Parse<Value>): Promise<Value> {
  const { method, path, body, headers = {}, credentials = 'same-origin' } = asked
  const response = await send(path, {
    method,
    headers: {
      ...headers,
      // For mails: the browser's own preference may be another.
      'Accept-Language': language,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    cache: 'no-store',
    credentials,
    // Survives the page, but is limited to 64 kB, so not always.
    keepalive: isLeaving(),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer = await readJson(response)
  if (!response.ok) throw toRefusal(answer)
  return parse(answer)
}

/** The response, whatever its status. Rejects with AccountsError `network` if there is none. */
export async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, init)
    watchClock(response)
    return response
  } catch (cause) {
    if (isLeaving()) return new Promise(() => undefined)
    throw new AccountsError('network', `${path} could not be asked.`, { cause })
  }
}

/** @throws AccountsError if it is not JSON: then it does not come from an accounts server */
async function readJson(response: Response): Promise<unknown> {
  if (!isJson(response)) throw toUnexpectedAnswer(response)
  try {
    const answer: unknown = await response.json()
    return answer
  } catch (cause) {
    throw new AccountsError('network', `The answer of ${response.url} broke off.`, { cause })
  }
}

/** A response no accounts server would give: from a static host, or from a proxy whose server is down. */
export function toUnexpectedAnswer({ status, url }: Response): AccountsError {
  const isLost = status >= 500 && status !== 501
  return new AccountsError(isLost ? 'unavailable' : 'no-server', `${url} answers ${status}, and not as accounts do.`)
}

export function isJson(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('application/json') ?? false
}

export function toRefusal(answer: unknown): AccountsError {
  const error = isJsonObject(answer) && isJsonObject(answer['error']) ? answer['error'] : {}
  const { code, message, field, retryAfter } = error
  return new AccountsError(isRefusal(code) ? code : 'internal', typeof message === 'string' ? message : '', {
    field: typeof field === 'string' ? field : undefined,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
  })
}

function isRefusal(code: unknown): code is RefusalCode {
  return typeof code === 'string' && Object.hasOwn(refusalStatus, code)
}

const dayMs = 24 * 60 * 60 * 1000

let isTold = false

/** Says once that the clock of this device is wrong by a day or more: of two changes to an item, the newer one counts. */
function watchClock(response: Response): void {
  const message = isTold ? null : describeClock(response.headers.get('Date'), Date.now())
  if (message === null) return
  isTold = true
  void showToastOnDemand({ message, type: 'warning', durationMs: 0 })
}

/**
 * @param serverDate the `Date` header of an answer; null if it has none
 * @param nowMs by the clock of this device, in milliseconds since 1970
 * @returns null if both are less than a day apart
 */
export function describeClock(serverDate: string | null, nowMs: number): string | null {
  const aheadMs = nowMs - Date.parse(serverDate ?? '')
  const days = Math.floor(Math.abs(aheadMs) / dayMs)
  if (Number.isNaN(aheadMs) || days === 0) return null
  return aheadMs > 0 ? say.clockFast({ days }) : say.clockSlow({ days })
}
