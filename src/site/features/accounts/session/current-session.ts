import { createSession } from './create-session.ts'

/** The session of this page. Never used while prerendering. */
export const session = createSession()
