import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import { log } from '../process/log.ts'

/** The headers of responses if no built site adds more. */
const fallback: readonly HeaderRule[] = parseHeaderRules(
  '/*\n  X-Content-Type-Options: nosniff\n  X-Frame-Options: DENY',
)

/**
 * Adds the headers that the site's `_headers` names, the file from which static hosts take them. Those that an
 * answer has set itself stay, except the type of a file, which was guessed from the file's name. An error is not kept
 * for as long as what is asked for: it may hold for a moment only, until the next build.
 */
export function addSiteHeaders(siteFolder: string): MiddlewareHandler {
  const readRules = memoizeRules(join(siteFolder, '_headers'))
  return async (c, next) => {
    await next()
    // A stream has written its own, and goes on for hours: nothing may touch its answer.
    if (c.res === RESPONSE_ALREADY_SENT) return
    const { headers, status } = c.res
    if (status >= 400 && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    for (const [name, value] of findHeaders(readRules(), c.req.path)) {
      if (!headers.has(name) || (name === 'Content-Type' && c.res.ok)) headers.set(name, value)
    }
  }
}

/** A new build brings its own from the moment it is written. Until they can be read, the last ones apply. */
function memoizeRules(file: string): () => readonly HeaderRule[] {
  let lastVersion = ''
  let nextTryAtMs = Infinity
  let rules = fallback
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats) return fallback
    // Size as well: what copies a site may write the file in several steps of the same moment.
    const version = `${stats.mtimeMs} ${stats.size}`
    if (version === lastVersion && performance.now() < nextTryAtMs) return rules
    lastVersion = version
    nextTryAtMs = Infinity
    try {
      rules = parseHeaderRules(readFileSync(file, 'utf8'))
    } catch (error) {
      // With too many open files this is temporary. Not on each request, because all would log it.
      nextTryAtMs = performance.now() + 1000
      log.error({ err: error }, 'the headers of the site cannot be read; the last ones hold')
    }
    return rules
  }
}

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
