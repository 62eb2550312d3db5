import type { Session } from './session.ts'

type Asked = Pick<Session, 'state' | 'firstAnswer'>

/** Whether the visitor may see the page: paths with `/user/` in them, known or not, are for the signed-in. */
export async function mayEnter(pathname: string, loadSession: () => Promise<Asked>): Promise<boolean> {
  if (!pathname.includes('/user/')) return true
  const session = await loadSession()
  await session.firstAnswer()
  return session.state().user !== null
}
