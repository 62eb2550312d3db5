/** The second half of `npm run build`: the server → dist-server. */
import { bundleServer, serverFolder } from '../bundle/bundle-server.ts'

await bundleServer(serverFolder)
