import { findImport, importAnew } from './import-anew.ts'

const asked = new Map<string, Promise<void>>()

/**
 * Put by vite.config.ts around each `import()` of the bundle instead of Vite’s own helper, which is twice as large and does much that this
 * site does not use. Rejects if a file cannot be loaded, and can be retried.
 * @param load imports the chunk
 * @param sheets the styles of the chunk and of all that it imports, below the site's root
 */
export async function loadWithStyles<Module>(load: () => Promise<Module>, sheets: readonly string[] = []) {
  const [module] = await Promise.all([loadModule(load), loadSheets(sheets.map((path) => `/${path}`))])
  return module
}

/** By the address of a chunk. */
const failureCounts = new Map<string, number>()

/** A browser that has remembered a failure fails at once, and is asked again at another address. */
async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const found = findImport(load)
    if (!found) throw error
    const { address } = found
    const failureCount = failureCounts.get(address) ?? 0
    try {
      if (failureCount === 0) throw error
      // The same chunk at another address, and the one that all who ask for it get from then on.
      return (await importAnew(found, failureCount)) as Module
    } catch (last) {
      failureCounts.set(address, failureCount + 1)
      throw last
    }
  }
}

async function loadSheets(hrefs: readonly string[]): Promise<void> {
  const missing = hrefs.filter(
    (href) => !asked.has(href) && !document.querySelector(`link[rel="stylesheet"][href="${href}"]`),
  )
  const adding = addSheets(missing)
  for (const href of missing) asked.set(href, adding)
  adding.catch(() => missing.forEach((href) => asked.delete(href)))
  await Promise.all(hrefs.flatMap((href) => asked.get(href) ?? []))
}

/**
 * Fetches all at once, then lets them take effect one after the other, behind all that are there. Inserting one in
 * between would make Chromium start over with the typefaces: those that were late, and therefore left out, would be
 * used after all, and the text on screen would jump.
 */
async function addSheets(hrefs: readonly string[]): Promise<void> {
  const links = await Promise.all(hrefs.map(fetchSheet))
  await Promise.all(links.map((link) => putLast(link, 'stylesheet')))
}

function fetchSheet(href: string): Promise<HTMLLinkElement> {
  const link = document.createElement('link')
  link.as = 'style'
  link.href = href
  return putLast(link, 'preload')
}

function putLast(link: HTMLLinkElement, rel: 'preload' | 'stylesheet'): Promise<HTMLLinkElement> {
  return new Promise((resolve, reject) => {
    link.remove()
    link.rel = rel
    link.addEventListener('load', () => resolve(link), { once: true })
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`The styles of ${link.href} could not be loaded.`))
    })
    document.head.append(link)
  })
}
