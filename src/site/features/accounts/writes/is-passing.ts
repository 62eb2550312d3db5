import type { AccountsError, AccountsErrorCode } from '../port/accounts-error.ts'

const passingTroubles: ReadonlySet<AccountsErrorCode> = new Set([
  'network',
  'no-server',
  'unavailable',
  'internal',
  'rate-limited',
  'signed-out',
])

/** Whether the request was valid, so that it can be sent again later. */
export function isPassing({ code }: AccountsError): boolean {
  return passingTroubles.has(code)
}
