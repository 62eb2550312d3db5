import { session } from '#site/features/accounts/session/current-session.ts'
import { readerChecklist } from '#site/features/checklist/reader-checklist.ts'
import { provideSessionParts } from '#site/features/accounts/session/session-parts.ts'
import { siteSessionParts } from '#site/shell/site-session-parts.ts'

provideSessionParts(siteSessionParts)

// Bundled for a browser: what session.test.ts calls by name.
Reflect.set(globalThis, 'session', session)
Reflect.set(globalThis, 'checklist', readerChecklist)
