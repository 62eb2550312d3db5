import type { QueryOption } from './query.ts'

/** The value that is meant by what is written: itself, its label, or the first that begins so. Null for none. */
export function resolveValue(options: readonly QueryOption[], written: string): string | null {
  const wanted = fold(written)
  const isExact = ({ value, label, word = value }: QueryOption) =>
    [value, label, word].some((name) => fold(name) === wanted)
  const begins = ({ value, label }: QueryOption) => fold(value).startsWith(wanted) || fold(label).startsWith(wanted)
  return (options.find(isExact) ?? options.find(begins))?.value ?? null
}

/** `Mini-Turbo Plus` and `mini turbo plus` are one. */
function fold(text: string): string {
  return text.toLowerCase().replace(/[\s'’-]+/g, ' ')
}
