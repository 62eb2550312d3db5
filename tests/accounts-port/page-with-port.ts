import { createRemotePort } from '#site/features/accounts/keep-session.ts'

// Bundled for a browser: what open-port-in-browser.ts calls by name.
Reflect.set(globalThis, 'port', createRemotePort())
