/** The first half of `npm run build`, which gives its options to the second: the server → dist-server. */
import { bundleServer, serverFolder } from '../bundle/bundle-server.ts'

await bundleServer(serverFolder)
