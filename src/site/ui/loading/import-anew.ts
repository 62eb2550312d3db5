// Some browsers remember a failed import for as long as the page lives, and all of them join one that hangs.
// Only another address makes them ask again (https://github.com/whatwg/html/issues/6768).

/** @param failureCount how often its import has failed: part of the address from which it is imported now */
export async function importAnew(address: string, failureCount: number): Promise<object> {
  const anew = new URL(address)
  anew.searchParams.set('retry', String(failureCount))
  const module: object = await import(/* @vite-ignore */ anew.href)
  return module
}

/**
 * The address of what a function like `() => import('./part.ts')` imports. The bundler writes it there and offers no other
 * way to learn it. Throws for any other function.
 */
export function findAddress(load: () => Promise<unknown>): string {
  const specifier = /import\(\s*["'`]([^"'`]+)/.exec(String(load))?.[1]
  if (!specifier) throw new Error('The loader names no address.')
  return new URL(specifier, import.meta.url).href
}

/** The same loader, except that a call after a failure asks for the file again. */
export function makeRepeatable<Module extends object>(load: () => Promise<Module>): () => Promise<Module> {
  let failureCount = 0
  return async () => {
    try {
      return await (failureCount === 0 ? load() : (importAnew(findAddress(load), failureCount) as Promise<Module>))
    } catch (error) {
      failureCount += 1
      throw error
    }
  }
}
