import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

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

/** The chunk of what an item's page is made of, whose weight is bounded, as far as other pages use it, too. */
function nameOfItemParts(id: string, context: Rolldown.ChunkingContext): string | null {
  return [...findParts(id, context)].some((each) => each.endsWith('/views/item-view.tsx')) ? 'components' : null
}

/**
 * The chunk of what some views share, by those views. Left to itself the bundler makes sixty pieces of a few hundred
 * bytes: more requests, and more bytes than they save.
 */
function nameOfViewParts(id: string, context: Rolldown.ChunkingContext): string | null {
  const found = [...findParts(id, context)]
  // What every page needs lies with the entry.
  if (found.some((each) => each.endsWith('/entry-client.tsx'))) return null
  // Accounts are loaded for who has one, and come with nothing of the views.
  if (found.some((each) => each.endsWith('/site/accounts/keep-session.ts'))) {
    return id.includes('/src/documents/') ? 'documents' : null
  }
  const views = new Set(found.flatMap((each) => /\/views\/(.+)-view\.tsx$/.exec(each)?.[1] ?? []))
  // It shows every component, which says nothing of what belongs together.
  views.delete('design')
  const isOfAll = (pattern: RegExp) => views.size > 0 && [...views].every((view) => pattern.test(view))
  if (isOfAll(/-list$/)) return 'lists'
  if (isOfAll(/^ranking-/)) return 'rankings'
  if (isOfAll(/-list$|^ranking-/)) return 'tables'
  return views.size > 1 ? 'parts' : null
}

/** On a busy machine any step may look slow, and a build that went well has nothing to warn of. */
const quiet = { bundlerTimings: false }

/** The bundler's own helper around `import()` replaced by what this site needs of it. */
const leanImports: Plugin = {
  name: 'lean-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { loadWithStyles as __vitePreload } from '/src/site/loading/load-with-styles.ts'`,
  },
}

// Built by the generator (src/generator/bundle-site.ts), which sets the output folders; shared with `npm run dev`.
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
        manifest: true,
        // One style sheet for every page; what is only loaded on demand brings its own with its chunk.
        cssCodeSplit: true,
        // A font inside the style sheet would be loaded by readers who have it already.
        assetsInlineLimit: 0,
        // Documents announce their own chunks, and a later page shares nearly all of them with the first one.
        modulePreload: false,
        rolldownOptions: {
          input: 'src/site/entry-client.tsx',
          checks: quiet,
          output: {
            entryFileNames: 'assets/js/[name]-[hash].js',
            chunkFileNames: 'assets/js/[name]-[hash].js',
            assetFileNames: ({ names }) => `assets/${assetFolder(names[0] ?? '')}/[name]-[hash][extname]`,
            codeSplitting: {
              groups: [
                // React changes seldom: apart, it stays in readers' caches when the site's own code changes.
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/ },
                { name: nameOfItemParts, test: /src\/(?:site|pages|catalogue)\//, minShareCount: 2 },
                {
                  name: nameOfViewParts,
                  test: /src\/(?:site|pages|catalogue|documents)\//,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
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
        rolldownOptions: {
          input: 'src/site/service-worker/service-worker.ts',
          checks: quiet,
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    },
    ssr: {
      build: {
        ssr: true,
        emitAssets: false,
        rolldownOptions: {
          input: 'src/generator/render-document.ts',
          checks: quiet,
          output: { entryFileNames: '[name].js' },
        },
      },
    },
  },
})
