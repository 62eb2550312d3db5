import type { Session } from './session.ts'

type Asked = Pick<Session, 'state' | 'firstAnswer'>

/** Whether the visitor may see the page: paths containing `/user/`, known or not, require a sign-in. */
export async function mayEnter(pathname: string, loadSession: () => Promise<Asked>): Promise<boolean> {
  if (!pathname.includes('/user/')) return true
  const session = await loadSession()
  await session.firstAnswer()
  return session.state().user !== null
}
