import { createSession } from './create-session.ts'

/** The session of this page. On the server, where pages are prerendered, nobody asks it anything. */
export const session = createSession()
