import { session } from '#site/session/current-session.ts'

// Bundled for a browser: what session.test.ts calls by name.
Reflect.set(globalThis, 'session', session)
