import { isDeepStrictEqual } from 'node:util'
import { load, YAMLException } from 'js-yaml'

/** The comment at the end of a line "key: value", with the spaces before it: what YAML reads past. '' without one. */
export function findComment(line: string, key: string, value: unknown): string {
  for (const { index } of line.matchAll(/\s+#/g))
    if (isDeepStrictEqual(readLine(line.slice(0, index)), { [key]: value })) return line.slice(index)
  return ''
}

/** Undefined for a line that ends within quotes. */
function readLine(line: string): unknown {
  try {
    return load(line)
  } catch (error) {
    if (error instanceof YAMLException) return undefined
    throw error
  }
}
