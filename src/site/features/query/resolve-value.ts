import type { QueryOption } from './query.ts'

/** The value that is meant by what is written: itself, its label, or the first that begins so. Null for none. */
export function resolveValue(options: readonly QueryOption[], written: string): string | null {
  return (options.find((option) => isNamed(option, written)) ?? findBegun(options, written)[0])?.value ?? null
}

/** Whether what is written is the option's value, label or short form. */
export function isNamed({ value, label, word = value }: QueryOption, written: string): boolean {
  const wanted = fold(written)
  return [value, label, word].some((name) => fold(name) === wanted)
}

/** The options that begin with what is written. */
export function findBegun(options: readonly QueryOption[], written: string): readonly QueryOption[] {
  const wanted = fold(written)
  return options.filter(({ value, label }) => fold(value).startsWith(wanted) || fold(label).startsWith(wanted))
}

/** `Mini-Turbo Plus` and `mini turbo plus` are one. */
function fold(text: string): string {
  return text.toLowerCase().replace(/[\s'’-]+/g, ' ')
}
