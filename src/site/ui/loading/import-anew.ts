// Some browsers remember a failed import for as long as the page lives, and all of them join one that hangs.
// Only another address makes them ask again (https://github.com/whatwg/html/issues/6768).

/** What a function like `() => import('./part.ts').then((module) => module.part)` does. */
export interface FoundImport {
  readonly address: string
  /** The names by which it goes from the module to what it returns, one after the other; often none. */
  readonly names: readonly string[]
}

/**
 * Repeats an import that has failed.
 * @param failureCount how often: part of the address from which the file is imported now
 */
export async function importAnew({ address, names }: FoundImport, failureCount: number): Promise<unknown> {
  const anew = new URL(address)
  anew.searchParams.set('retry', String(failureCount))
  const module: object = await import(/* @vite-ignore */ anew.href)
  return names.reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>>)[name], module)
}

/** An import, and the steps `.then(e => e.name)` after it. One name may be the bundler's: it joins modules in one chunk. */
const importForm =
  /import\(\s*["'`]([^"'`]+)["'`]\s*\)((?:\s*\.then\(\s*\(?([\w$]+)\)?\s*=>\s*\3\.[\w$]+\s*\))*)(?!\s*\.then)/

/**
 * The import of a function; null if it has none, or does more with the module than to follow names: that cannot be repeated.
 * The bundler writes the address there and offers no other way to learn it.
 */
export function findImport(load: () => Promise<unknown>): FoundImport | null {
  const [, specifier, steps = ''] = importForm.exec(String(load)) ?? []
  if (specifier === undefined) return null
  const names = Array.from(steps.matchAll(/\.([\w$]+)\s*\)/g), ([, name = '']) => name)
  return { address: new URL(specifier, import.meta.url).href, names }
}
