import { isDeepStrictEqual } from 'node:util'
import { load, YAMLException } from 'js-yaml'

/** The comment at the end of a line "key: value", with the spaces before it: what YAML reads past. '' without one. */
export function findComment(line: string, key: string, value: unknown): string {
  for (const { index } of line.matchAll(/\s+#/g))
    if (isDeepStrictEqual(readYaml(line.slice(0, index)), { [key]: value })) return line.slice(index)
  return ''
}

/** Whether YAML reads past something in these lines. */
export function hasComment(lines: readonly string[]): boolean {
  const value = readYaml(lines.join('\n'))
  return lines.some((line, at) =>
    [...line.matchAll(/(?:^|\s)#/g)].some(({ index }) =>
      isDeepStrictEqual(readYaml(lines.with(at, line.slice(0, index)).join('\n')), value),
    ),
  )
}

/** Undefined for text that ends within quotes. */
function readYaml(text: string): unknown {
  try {
    return load(text)
  } catch (error) {
    if (error instanceof YAMLException) return undefined
    throw error
  }
}
