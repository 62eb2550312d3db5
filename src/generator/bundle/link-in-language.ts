import { fileURLToPath } from 'node:url'
import type { Plugin } from 'rolldown'

const runtime = fileURLToPath(new URL('../../site/ui/language/jsx-runtime.ts', import.meta.url))

/**
 * For languages whose addresses have a prefix: what the site's own code renders is made by a `jsx` of its own, by which
 * links lead to pages of the language.
 */
export const linkInLanguage: Plugin = {
  name: 'link-in-language',
  resolveId: {
    order: 'pre',
    filter: { id: /^react\/jsx-runtime$/ },
    handler: (_id, importer) =>
      (importer && /\/node_modules\//.test(importer)) || importer === runtime ? null : runtime,
  },
}
