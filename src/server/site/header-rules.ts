/** Headers for the addresses that fit a pattern, as the build writes them to `_headers`. */
export interface HeaderRule {
  /** As `_headers` writes it: `*` stands for anything. */
  readonly address: string
  readonly pattern: RegExp
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/**
 * @param text lines with a pattern, each followed by indented `Name: value` lines; `*` in a pattern stands for anything
 * @throws when a line is neither
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { address: string; pattern: RegExp; headers: (readonly [string, string])[] }[] = []
  for (const line of text.split('\n').filter((candidate) => candidate.trim() !== '')) {
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line)
    if (header) rules.at(-1)?.headers.push([header[1]!, header[2]!.trim()])
    else if (line.startsWith('/')) {
      const address = line.trim()
      rules.push({ address, pattern: buildPattern(address), headers: [] })
    } else throw new Error(`_headers has a line that is neither an address nor a header: ${line}`)
  }
  return rules
}

/** The headers of an address; a later rule wins over an earlier one. */
export function findHeaders(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  return new Map(rules.filter(({ pattern }) => pattern.test(pathname)).flatMap(({ headers }) => headers))
}

/** `/*` is for every answer, whatever was asked for. */
function buildPattern(address: string): RegExp {
  return address === '/*' ? /^/ : new RegExp(`^${address.split('*').map(RegExp.escape).join('.*')}$`, 's')
}
