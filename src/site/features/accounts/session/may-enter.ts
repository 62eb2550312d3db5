import type { Session } from './session.ts'

type Asked = Pick<Session, 'state' | 'firstAnswer'>

/** Whether the visitor may see the page: paths containing `/user/`, known or not, require a sign-in. */
export async function mayEnter(pathname: string, loadSession: () => Promise<Asked>): Promise<boolean> {
  if (!needsSignIn(pathname)) return true
  const session = await loadSession()
  await session.firstAnswer()
  return session.state().user !== null
}

/** However it is encoded: `/%75ser/` is the same address. */
export function needsSignIn(pathname: string): boolean {
  return pathname.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent).includes('/user/')
}
