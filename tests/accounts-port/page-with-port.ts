import { createRemotePort } from '#site/features/accounts/create-remote-port.ts'

// Bundled for a browser: what open-port-in-browser.ts calls by name.
Reflect.set(globalThis, 'port', createRemotePort())
