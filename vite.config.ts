import react from '@vitejs/plugin-react'
import { join, resolve } from 'node:path'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { browserFloor } from './lint/browser-floor.ts'
import { readViewFiles } from '#generator/bundle/build-document-assets.ts'
import { projectRoot } from './src/generator/files/project-root.ts'
import { pageTraits } from './src/pages/routes/page-traits.ts'
import type { PageKind } from './src/pages/routes/routes.ts'

const entry = 'src/site/shell/entry-client.tsx'
const entryFile = join(projectRoot, entry)
const navigationFile = join(projectRoot, 'src/site/shell/start-navigation.ts')
const backgroundFile = join(projectRoot, 'src/site/shell/start-background.ts')
const accountsFile = join(projectRoot, 'src/site/features/accounts/keep-session.ts')

/** The folder below /assets/ for a file that is neither script nor chunk. */
function assetFolder(name: string): string {
  if (name.endsWith('.css')) return 'css'
  return /\.woff2?$/.test(name) ? 'fonts' : 'media'
}

/** What comes with a module: all that it is a part of, through imports that do not wait. */
function findParts(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([id])
  for (const each of found) for (const importer of context.getModuleInfo(each)?.importers ?? []) found.add(importer)
  return found
}

/** The kind of page that a source file shows; of kinds that share a view, the first. */
const kindByView = new Map(
  [...readViewFiles()].map(([kind, file]) => [join(projectRoot, file), kind] as const).toReversed(),
)

/** The kinds that something is a part of, without those whose code comes with nothing of other views. */
function findKinds(parts: ReadonlySet<string>): PageKind[] {
  const kinds = new Set([...parts].flatMap((part) => kindByView.get(part) ?? []))
  return [...kinds].filter((kind) => pageTraits[kind].codeGroups)
}

/** `page-driver` for what a driver's page is shown by, whatever its source file is called; else the bundler's own name. */
function nameOutput(file: string | null | undefined, ownName: string): string {
  const kind = kindByView.get(resolve(projectRoot, file ?? ''))
  return kind ? `page-${kind}` : ownName
}

/** Needed by parts that have nothing else in common, and each too small for a request of its own. */
const smallest =
  /\/src\/(?:rankings\/(?:formula|score-parts)|pages\/(?:open-data\/open-data-path|config\/site-config|routes\/language-path|data\/compact-name)|wording\/language\.|site\/ui\/(?:store\/|loading\/(?:load-once|read-build-hash)|toasts\/show-toast-on-demand|open-modals))/

/** The chunk of what an item's page is made of, whose weight is bounded, as far as other pages use it, too. */
function nameOfItemParts(id: string, context: Rolldown.ChunkingContext): string | null {
  return smallest.test(id) || findKinds(findParts(id, context)).includes('driver') ? 'components' : null
}

/**
 * The chunk of what some views share, by the kinds of page that they show. Left to itself the bundler makes sixty pieces
 * of a few hundred bytes: more requests, and more bytes than they save.
 */
function nameOfViewParts(id: string, context: Rolldown.ChunkingContext): string | null {
  const found = findParts(id, context)
  // What every page needs lies with the entry.
  if (found.has(entryFile)) return null
  // What every page loads once it is alive, as far as views or what is loaded on demand use it, too. Toasts have styles,
  // which no view shall wait for.
  if (found.has(navigationFile)) return /\/ui\/toasts\/|\/report-failed-navigation/.test(id) ? 'toasts' : 'navigation'
  // Accounts are loaded for who has one, and come with nothing of the views.
  if (found.has(accountsFile)) return id.includes('/src/documents/') ? 'documents' : null
  // What follows that, as far as something loaded on demand uses it, too, is small and comes with toasts in any case.
  if (found.has(backgroundFile)) return 'toasts'
  const groups = findKinds(found).map((kind) => pageTraits[kind].codeGroups ?? [])
  if (groups.length === 0) return null
  const isOfRankings = groups.every((names) => names.includes('rankings'))
  // Also what only lists of rankings show: other lists would load it, and with it the table of a ranking, for nothing.
  if (isOfRankings && id.includes('/ui/rankings/')) return 'rankings'
  if (groups.every((names) => names.includes('lists'))) return 'lists'
  if (isOfRankings) return 'rankings'
  if (groups.every((names) => names.includes('race'))) return 'race'
  return groups.length > 1 ? 'parts' : null
}

/**
 * The chunk of what one view shares with what it loads on demand. The bundler would leave it with the view, because that
 * is always there first; but a page's chunk that has failed is loaded anew at another address, see `build-document-assets.ts`.
 */
function nameOfOwnParts(id: string, context: Rolldown.ChunkingContext): string | null {
  const roots = [...findParts(id, context)].filter((part) => context.getModuleInfo(part)?.importers.length === 0)
  const kinds = roots.flatMap((root) => kindByView.get(root) ?? [])
  return kinds.length === 1 && roots.length > 1 && !roots.includes(id) ? `${kinds[0]}-parts` : null
}

/** On a busy machine any step may look slow, and a build that went well has nothing to warn of. */
const quiet = { bundlerTimings: false }

/** The bundler's own helper around `import()` replaced by what this site needs of it. */
const leanImports: Plugin = {
  name: 'lean-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { loadWithStyles as __vitePreload } from '/src/site/ui/loading/load-with-styles.ts'`,
  },
}

// Built by the generator (src/generator/bundle/bundle-site.ts), which sets the output folders and the language; shared with
// `npm run dev`.
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), leanImports],
  // Threads that pages start; they lie where caches take files to be what their name says.
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/js/[name]-[hash].js' } },
  },
  environments: {
    client: {
      build: {
        target: [...browserFloor],
        manifest: true,
        // One style sheet for every page; what is only loaded on demand brings its own with its chunk.
        cssCodeSplit: true,
        // A font inside the style sheet would be loaded by readers who have it already.
        assetsInlineLimit: 0,
        // Documents announce their own chunks, and a later page shares nearly all of them with the first one.
        modulePreload: false,
        rolldownOptions: {
          input: entry,
          checks: quiet,
          output: {
            entryFileNames: 'assets/js/[name]-[hash].js',
            chunkFileNames: ({ facadeModuleId, name }) => `assets/js/${nameOutput(facadeModuleId, name)}-[hash].js`,
            assetFileNames: ({ names, originalFileNames }) =>
              `assets/${assetFolder(names[0] ?? '')}/${nameOutput(originalFileNames[0], '[name]')}-[hash][extname]`,
            codeSplitting: {
              groups: [
                // React changes seldom: apart, it stays in readers' caches when the site's own code changes.
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/ },
                // What most of all that opens on demand is made of, and what it reads of the checklist.
                {
                  name: 'controls',
                  test: /src\/site\/ui\/controls\/(?:button|choices|progress-bar|switch|text-field|show-modal|modal-root)/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'reader-checklist',
                  test: /src\/site\/features\/checklist\/(?:use-)?reader-checklist|\/toggle-owned/,
                  includeDependenciesRecursively: false,
                },
                // What accounts and reports share of asking the server; in pieces it would weigh half as much again.
                {
                  name: 'requests',
                  test: /src\/(?:documents\/refusal|site\/features\/accounts\/(?:port\/accounts-error|remote\/request|writes\/(?:is-passing|with-lock)))\.ts/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: nameOfItemParts,
                  test: /src\/(?:site|wording|pages|base|catalogue|rankings)\//,
                  minShareCount: 2,
                },
                {
                  name: nameOfViewParts,
                  test: /src\/(?:site|wording|pages|base|catalogue|rankings|documents)\/|node_modules\/leven\//,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                { name: nameOfOwnParts, test: /src\/(?:site\/pages|wording)\//, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
    // The service worker: one classic script, put together with its list of files by the generator.
    worker: {
      consumer: 'client',
      build: {
        target: [...browserFloor],
        rolldownOptions: {
          input: 'src/site/features/offline/service-worker/service-worker.ts',
          checks: quiet,
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    },
    ssr: {
      build: {
        ssr: true,
        // The source of a function in it is part of an inline script of nearly every page.
        minify: true,
        emitAssets: false,
        rolldownOptions: {
          input: 'src/generator/render/render-document.ts',
          checks: quiet,
          // In one piece: each worker loads all views, which would be a hundred files.
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    },
  },
})
