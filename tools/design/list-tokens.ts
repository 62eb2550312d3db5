export interface Token {
  /** With the two leading hyphens. */
  readonly name: string
  readonly value: string
}

interface TokenGroup {
  readonly title: string
  readonly tokens: readonly Token[]
}

/**
 * The custom properties in the first rule of a style sheet, grouped under their comments. Read from the sheet itself,
 * so that the design page cannot miss one.
 */
export function listTokens(styleSheet: string): TokenGroup[] {
  const rule = styleSheet.slice(styleSheet.indexOf('{') + 1, styleSheet.indexOf('\n}'))
  const groups: { title: string; tokens: Token[] }[] = []
  for (const [, comment, name, value] of rule.matchAll(/\/\*\s*([^.:*]+)[^*]*\*\/|(--[\w-]+):\s*([^;]+);/g)) {
    if (comment !== undefined) groups.push({ title: comment.trim(), tokens: [] })
    else if (name !== undefined && value !== undefined) {
      groups.at(-1)?.tokens.push({ name, value: value.replace(/\s+/g, ' ') })
    }
  }
  return groups
}
