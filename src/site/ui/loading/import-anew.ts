// Some browsers remember a failed import for as long as the page lives, and all of them join one that hangs.
// Only another address makes them ask again (https://github.com/whatwg/html/issues/6768).

/** @param failureCount how often the import has failed: part of the address from which the file is imported now */
export async function importAnew(address: string, failureCount: number): Promise<object> {
  const anew = new URL(address)
  anew.searchParams.set('retry', String(failureCount))
  const module: object = await import(/* @vite-ignore */ anew.href)
  return module
}

/**
 * The address of what a function like `() => import('./part.ts')` imports; null for any other, as one that goes on with
 * `.then(…)`: what it makes of the module cannot be repeated. The bundler writes the address there and offers no other way to
 * learn it; of `.then(({ Part }) => Part)` it leaves only the import in the function.
 */
export function findAddress(load: () => Promise<unknown>): string | null {
  const specifier = /import\(\s*["'`]([^"'`]+)["'`]\s*\)(?!\s*\.then)/.exec(String(load))?.[1]
  return specifier === undefined ? null : new URL(specifier, import.meta.url).href
}
