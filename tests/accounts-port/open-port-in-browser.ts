import type { BrowserContext, Page } from 'playwright-core'
import { AccountsError } from '#site/features/accounts/port/accounts-error.ts'
import type { AccountsPort, Stop } from '#site/features/accounts/port/accounts-port.ts'
import type { PortUnderTest } from './port-under-test.ts'

/** What a call in the page comes to. */
type Outcome = { readonly value: unknown } | { readonly failure: Failure }
interface Failure {
  readonly code: AccountsError['code']
  readonly message: string
  readonly retryAfter: number | null
  readonly field: string | null
}

/** A page of the site that has the port and nothing else, and the port as if it were here. */
export async function openPortInBrowser(
  context: Pick<BrowserContext, 'newPage' | 'setOffline'>,
  siteUrl: string,
  script: string,
): Promise<PortUnderTest> {
  const page = await context.newPage()
  const address = `${siteUrl}/port-under-test`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: `<script>${script}</script>` }))
  const listen = await exposeListeners(page)
  await page.goto(address)

  const call =
    (name: keyof AccountsPort) =>
    async (...values: readonly unknown[]): Promise<never> => {
      const outcome = await page.evaluate(callPort, { name, values })
      if ('failure' in outcome) throw toError(outcome.failure)
      // Of the kind that the port's type says: it went through JSON alone.
      return outcome.value as never
    }
  return {
    currentUser: call('currentUser'),
    onUserChange: (listener, onError) => listen('onUserChange', [], listener, onError),
    onChange: (listener) => listen('onChange', [], listener),
    bind: (path, listener, onError) => listen('bind', [path], listener, onError),
    createAccount: call('createAccount'),
    signIn: call('signIn'),
    providers: call('providers'),
    signInWith: call('signInWith'),
    signOut: call('signOut'),
    sendPasswordReset: call('sendPasswordReset'),
    completePasswordReset: call('completePasswordReset'),
    updatePassword: call('updatePassword'),
    updateEmail: call('updateEmail'),
    sendVerification: call('sendVerification'),
    describeVerification: call('describeVerification'),
    completeVerification: call('completeVerification'),
    deleteAccount: call('deleteAccount'),
    wasDeleted: call('wasDeleted'),
    sessions: call('sessions'),
    endOtherSessions: call('endOtherSessions'),
    read: call('read'),
    set: call('set'),
    update: call('update'),
    resolve: call('resolve'),
    setOffline: (isOffline) => context.setOffline(isOffline),
    answerGoogle: (answer) => answerGoogle(page, answer),
  }
}

/** Runs in the page. */
async function callPort({ name, values }: { name: string; values: readonly unknown[] }): Promise<Outcome> {
  try {
    return { value: await Reflect.get(globalThis, 'port')[name](...values) }
  } catch (error) {
    const { code, message, retryAfter, field } = error as Failure
    return { failure: { code, message, retryAfter, field } }
  }
}

type Listen = (
  name: 'onUserChange' | 'onChange' | 'bind',
  values: readonly unknown[],
  listener: (value: never) => void,
  onError?: (error: AccountsError) => void,
) => Stop

/** Ways from the port's listeners in the page to ours. */
async function exposeListeners(page: Page): Promise<Listen> {
  const listeners = new Map<
    number,
    { listener: (value: never) => void; onError: ((error: AccountsError) => void) | undefined }
  >()
  let lastId = 0
  await page.exposeFunction('callListener', (id: number, kind: 'value' | 'failure', value: never) => {
    const known = listeners.get(id)
    if (kind === 'value') known?.listener(value)
    else known?.onError?.(toError(value))
  })
  return (name, values, listener, onError) => {
    // Not from the number of listeners, some of which may have gone.
    const id = ++lastId
    listeners.set(id, { listener, onError })
    const listening = page.evaluate(listenToPort, { name, values, id })
    return () => {
      listeners.delete(id)
      void listening.then(() => page.evaluate((stopped) => Reflect.get(globalThis, `stop${stopped}`)(), id))
    }
  }
}

/** Runs in the page. */
function listenToPort({ name, values, id }: { name: string; values: readonly unknown[]; id: number }): void {
  const send = (kind: string, value: unknown) => Reflect.get(globalThis, 'callListener')(id, kind, value)
  const stop = Reflect.get(globalThis, 'port')[name](
    ...values,
    (value: unknown) => send('value', value),
    ({ code, message, retryAfter, field }: Failure) => send('failure', { code, message, retryAfter, field }),
  )
  Reflect.set(globalThis, `stop${id}`, stop)
}

function toError({ code, message, retryAfter, field }: Failure): AccountsError {
  return new AccountsError(code, message, { retryAfter: retryAfter ?? undefined, field: field ?? undefined })
}

async function answerGoogle(page: Page, answer: { readonly choose: string } | 'decline' | 'close'): Promise<void> {
  const opened = page
    .context()
    .pages()
    .find((other) => other !== page && other.url().includes('/interaction/'))
  const popup = opened ?? (await page.waitForEvent('popup'))
  await popup.getByLabel('Address').waitFor()
  if (answer === 'close') {
    await popup.close()
    return page.bringToFront()
  }
  if (answer === 'decline') return popup.getByRole('button', { name: 'Cancel' }).click()
  await popup.getByLabel('Address').fill(answer.choose)
  await popup.getByRole('button', { name: 'Continue' }).click()
}
