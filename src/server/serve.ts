/** Serves the built site and the accounts: the second half of `npm start`. */
import { startServer } from './start-server.ts'

await startServer()
