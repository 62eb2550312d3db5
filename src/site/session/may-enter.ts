import type { Session } from './session.ts'

/** Whether the visitor may see the page: paths with `/user/` in them, known or not, are for the signed-in. */
export async function mayEnter(pathname: string, session: Pick<Session, 'state' | 'firstAnswer'>): Promise<boolean> {
  if (!pathname.includes('/user/')) return true
  await session.firstAnswer()
  return session.state().user !== null
}
