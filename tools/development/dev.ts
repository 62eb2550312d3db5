/**
 * `npm run dev`, or `PORT=3000 HOST=0.0.0.0 npm run dev`, or `LANGUAGES=de npm run dev` for the site in German: pages are built and rendered on request; edits to components
 * and content show at once.
 */
import { join, sep } from 'node:path'
import { createServer, type Plugin, type ViteDevServer, type Connect } from 'vite'
import { sitePlugins, localePlugins } from '#generator/bundle/locale-plugins.ts'
import { parseBuildOptions, type BuildOptions, parseLanguages } from '#generator/options/build-options.ts'
import { siteLanguages, type SiteLanguage } from '#pages/config/site-config.ts'
import { projectRoot } from '#generator/files/project-root.ts'
import { formatProblems } from '#generator/messages/format-problems.ts'
import { makeNamedFolder } from '#command-line/make-folder.ts'
import { runCommand } from '#command-line/run-command.ts'
import type { DocumentAssets } from '#generator/bundle/build-document-assets.ts'
import { type Answer, answerAddress, type PreparedPage } from '#generator/on-demand/answer-address.ts'
import { addPrefix } from '#pages/routes/language-path.ts'
import type { LanguageNames } from '#generator/prepare/language-names.ts'
import { type DocumentFrame, type PageDocument, joinDocument } from '#generator/render/document-frame.ts'
import { designPath } from '../design/design-address.ts'
import { parseDevAddress } from './parse-dev-address.ts'
import { createLateWatch } from './create-late-watch.ts'
import { type Preparation, createLiveSite, type LiveSite } from './live-site.ts'

/** Never changes: in development no page is out of date. */
const hash = 'development'
const renderer = '/src/generator/render/render-document.ts'

/** Serves pages, their data and the files beside them from the site as it is at the time of the request. */
function createPageMiddleware(
  server: ViteDevServer,
  languages: readonly SiteLanguage[],
  prepare: () => Promise<Preparation>,
  onAnswer: (server: ViteDevServer) => void,
): Connect.NextHandleFunction {
  async function answer(url: URL): Promise<Answer> {
    const preparation = await prepare()
    if ('problems' in preparation) throw new Error(formatProblems(preparation.problems, 'Correct them to see pages.'))
    if (url.pathname === designPath) {
      const html = await server.transformIndexHtml(designPath, await preparation.site.writeDesign())
      return { status: 200, type: 'text/html; charset=utf-8', body: html }
    }
    // The browser has the code of one language alone.
    const language = languages.at(-1)!
    const address = addPrefix(url.pathname, language.pathPrefix)
    if (address !== url.pathname)
      return { status: 302, type: 'text/plain', body: '', headers: { Location: address + url.search } }
    const render = (page: PreparedPage) => renderPreparedPage(server, page, url, preparation.site.findNames(language))
    return answerAddress({ ...preparation.site, languages, hash, render }, url)
  }

  return (request, response, next) => {
    const url = new URL(request.originalUrl ?? '/', 'http://localhost')
    response.once('finish', () => onAnswer(server))
    answer(url).then(
      ({ status, type, body, headers }) =>
        response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', ...headers }).end(body),
      next,
    )
  }
}

async function renderPreparedPage(
  server: ViteDevServer,
  page: PreparedPage,
  url: URL,
  names: LanguageNames | null,
): Promise<string> {
  const frame: DocumentFrame = { hash, siteUrl: url.origin, analytics: null, assets: developmentAssets, names }
  const module = await server.ssrLoadModule(renderer)
  if (names) module.provideNames(names.table)
  await module.loadViews([page.data.kind])
  const document: PageDocument = module.renderDocument(page.data, page.context, frame, { isTranslated: true })
  return server.transformIndexHtml(url.pathname, joinDocument(document, page.state))
}

/** Vite serves the sources, so the browser finds their imports by itself. */
const developmentAssets: DocumentAssets = {
  entry: '/src/site/shell/entry-client.tsx',
  // Scripts load it as well, but only after the first paint.
  styleSheets: ['/src/site/shell/site.css'],
  viewStyleSheets: {},
  fonts: [],
  preloads: {},
}

/**
 * Makes Vite's development server serve every page of the site, its data and the files beside it.
 * @param onAnswer called after each answer
 */
function createPageServingPlugin(options: BuildOptions, onAnswer: (server: ViteDevServer) => void): Plugin {
  return {
    name: 'page-serving',
    configureServer(server) {
      const site = createLiveSite(server, options)
      watchSources(server, options.contentFolder, {
        onContent: site.markContentChanged,
        onRest: () => void announce(server, site),
      })
      // Before somebody asks; they are told then if it fails.
      void site.prepare().catch(() => {})
      void server.ssrLoadModule(renderer).catch(() => {})
      // Behind Vite's own middleware: what is not a module is a page or a file.
      return () => void server.middlewares.use(createPageMiddleware(server, options.languages, site.prepare, onAnswer))
    },
  }
}

/** Reloads open pages, or shows them why there is nothing to show. */
async function announce(server: ViteDevServer, site: LiveSite): Promise<void> {
  const fault = await findFault(site)
  if (fault === null) return server.hot.send({ type: 'full-reload' })
  server.config.logger.error(fault, { timestamp: true })
  server.hot.send({ type: 'error', err: { message: fault, stack: '' } })
}

async function findFault(site: LiveSite): Promise<string | null> {
  try {
    const preparation = await site.prepare()
    if ('site' in preparation) return null
    return formatProblems(preparation.problems, 'The pages are waiting for the content to be corrected.')
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Rooms whose code makes page data. A change there changes pages, as a change of content does. */
const dataRooms = ['catalogue', 'rankings', 'pages'].map((room) => join(projectRoot, 'src', room) + sep)

/** Editors save several files at once, and some write a file twice. */
const settleMs = 50

interface SourceListener {
  /** A content file was changed, added or removed. */
  readonly onContent: () => void
  /** Content or code that makes page data has changed, and no further change has followed. */
  readonly onRest: () => void
}

function watchSources(server: ViteDevServer, contentFolder: string, { onContent, onRest }: SourceListener): void {
  let timer: NodeJS.Timeout | undefined
  server.watcher.on('all', (_event, file) => {
    const isContent = file.startsWith(contentFolder + sep)
    if (!isContent && !dataRooms.some((folder) => file.startsWith(folder))) return
    if (isContent) onContent()
    clearTimeout(timer)
    timer = setTimeout(onRest, settleMs)
  })
}

await runCommand(async () => {
  const options = parseBuildOptions(process.argv.slice(2), process.env)
  const address = parseDevAddress(process.env)
  makeNamedFolder(options.cacheFolder, '--cache')
  const watch = createLateWatch([join(projectRoot, 'src'), join(projectRoot, 'tools'), options.contentFolder])
  // One at a time: the browser loads the sources themselves.
  const languages = parseLanguages(process.env.LANGUAGES || siteLanguages[0].code)
  const language = languages.at(-1)!
  const localized = sitePlugins(() => localePlugins(language, languages))
  const server = await createServer({
    root: projectRoot,
    configLoader: 'native',
    ...localized,
    plugins: [...(localized.plugins ?? []), createPageServingPlugin({ ...options, languages }, watch.start)],
    server: { ...address, strictPort: address.port !== undefined, watch: { ignored: watch.ignored } },
  })
  await server.listen()
  // Vite's own list recommends an option that this command does not have.
  const { local = [], network = [] } = server.resolvedUrls ?? {}
  console.log([...local, ...network].map((url) => `The site is at ${url}`).join('\n'))
})
