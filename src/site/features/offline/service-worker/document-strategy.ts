import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { matchPrecache } from 'workbox-precaching'
import { routes, withTrailingSlash } from '#pages/routes/routes.ts'
import { composeDocument, markOffline } from './compose-document.ts'
import { noteReload } from './fresh-script-strategy.ts'
import { findLocalPage } from './find-local-page.ts'
import { reportNetwork } from './network-state.ts'
import { preferNetwork } from './prefer-network.ts'
import { readDocument } from './read-document.ts'
import { saveVisited } from './visited-pages.ts'

const patienceMs = 8000

/**
 * Documents: the network first, then one composed of the shell and the page data that this device has, then the
 * offline page. Of a document from the network its page data is stored, not its HTML: that would want the scripts and
 * styles of its own build, which may be gone.
 */
export class DocumentStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    noteReload(request, handler.event)
    const path = withTrailingSlash(new URL(request.url).pathname)
    const { answer, isLocal } = await preferNetwork(handler.fetch(request), () => composeLocal(path), patienceMs).catch(
      async (error: unknown) => {
        const page = await showOfflinePage()
        if (!page) throw error
        return { answer: page, isLocal: true }
      },
    )
    void handler.waitUntil(reportNetwork(!isLocal))
    if (!isLocal && answer.status === 200) void handler.waitUntil(keep(path, answer.clone()))
    return answer
  }
}

async function keep(path: string, answer: Response): Promise<void> {
  const file = readDocument(await answer.text())
  if (file) await saveVisited(path, file)
}

async function composeLocal(path: string): Promise<Response | null> {
  const [page, shell] = await Promise.all([findLocalPage(path), readShell()])
  return page && shell ? respond(composeDocument(shell.html, page), shell.headers) : null
}

async function showOfflinePage(): Promise<Response | null> {
  const shell = await readShell()
  return shell && respond(markOffline(shell.html), shell.headers)
}

async function readShell(): Promise<{ html: string; headers: Headers } | null> {
  const found = await matchPrecache(routes.offline)
  return found ? { html: await found.text(), headers: found.headers } : null
}

/** With the headers that the shell has come with: the security policy among them. */
function respond(html: string, shellHeaders: Headers): Response {
  const headers = new Headers(shellHeaders)
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name)
  return new Response(html, { headers })
}
