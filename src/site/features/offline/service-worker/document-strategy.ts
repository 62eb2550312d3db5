import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { matchPrecache } from 'workbox-precaching'
import { routes, withTrailingSlash } from '#pages/routes/routes.ts'
import { composeDocument, markOffline } from './compose-document.ts'
import { noteReload } from './fresh-script-strategy.ts'
import { findLocalPage } from './find-local-page.ts'
import { findKept, keepLanguage } from './kept-languages.ts'
import { reportNetwork } from './network-state.ts'
import { preferNetwork } from './prefer-network.ts'
import { readDocument } from './read-document.ts'
import { type PathInLanguage, splitPath } from './split-path.ts'
import { saveVisited } from './visited-pages.ts'
import { scope } from './worker-scope.ts'

const patienceMs = 8000

/**
 * Documents: the network first, then one composed of the shell and the page data that this device has, then the
 * offline page. Of a document from the network its page data is stored, not its HTML: that would want the scripts and
 * styles of its own build, which may be gone.
 */
export class DocumentStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    noteReload(request, handler.event)
    const page = splitPath(withTrailingSlash(new URL(request.url).pathname), Object.keys(scope.site.languages))
    const { answer, isLocal } = await preferNetwork(handler.fetch(request), () => composeLocal(page), patienceMs).catch(
      async (error: unknown) => {
        const instead = await showOfflinePage(page)
        if (!instead) throw error
        return { answer: instead, isLocal: true }
      },
    )
    void handler.waitUntil(reportNetwork(!isLocal))
    if (!isLocal && answer.status === 200) void handler.waitUntil(keep(page, answer.clone()))
    return answer
  }
}

async function keep(page: PathInLanguage, answer: Response): Promise<void> {
  const file = readDocument(await answer.text())
  if (file) await saveVisited(addressOfData(page, file), file)
  if (page.prefix !== '') await keepLanguage(page.prefix)
}

/** Guides have data of their own in each language. */
function addressOfData({ prefix, path }: PathInLanguage, file: string): string {
  return file.includes('"kind":"guide"') ? prefix + path : path
}

async function composeLocal(page: PathInLanguage): Promise<Response | null> {
  const { prefix, path } = page
  const findSpoken = async () => (prefix === '' ? null : findLocalPage(prefix + path))
  const [file, shell] = await Promise.all([findSpoken().then((found) => found ?? findLocalPage(path)), readShell(page)])
  return file && shell ? respond(composeDocument(shell.html, file), shell.headers) : null
}

async function showOfflinePage(page: PathInLanguage): Promise<Response | null> {
  const shell = await readShell(page)
  return shell && respond(markOffline(shell.html), shell.headers)
}

async function readShell({ prefix }: PathInLanguage): Promise<{ html: string; headers: Headers } | null> {
  const found = await (prefix === '' ? matchPrecache(routes.offline) : findKept(prefix, prefix + routes.offline))
  return found ? { html: await found.text(), headers: found.headers } : null
}

/** With the headers that the shell has come with: the security policy among them. */
function respond(html: string, shellHeaders: Headers): Response {
  const headers = new Headers(shellHeaders)
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name)
  return new Response(html, { headers })
}
