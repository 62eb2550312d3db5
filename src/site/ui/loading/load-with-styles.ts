const asked = new Map<string, Promise<void>>()

/**
 * Put by vite.config.ts around each `import()` of the bundle instead of Vite’s own helper, which is twice as large and does much that this
 * site does not use. Rejects if a file cannot be loaded, and can be retried.
 * @param load imports the chunk
 * @param sheets the styles of the chunk and of all that it imports, below the site's root
 */
export async function loadWithStyles<Module>(load: () => Promise<Module>, sheets: readonly string[] = []) {
  const [module] = await Promise.all([load(), ...sheets.map(loadSheet)])
  return module
}

function loadSheet(path: string): Promise<void> | undefined {
  const href = `/${path}`
  if (!asked.has(href) && document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return undefined
  const loading = asked.get(href) ?? addSheet(href)
  asked.set(href, loading)
  return loading
}

function addSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      asked.delete(href)
      reject(new Error(`The styles of ${href} could not be loaded.`))
    })
    document.head.append(link)
  })
}
