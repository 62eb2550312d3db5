import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findHeaders, parseHeaderRules, type HeaderRule } from './header-rules.ts'

/** What an answer has to say where no built site says more. */
const fallback: readonly HeaderRule[] = parseHeaderRules(
  '/*\n  X-Content-Type-Options: nosniff\n  X-Frame-Options: DENY',
)

/**
 * Adds the headers that the site's `_headers` names, the file from which static hosts take them. An answer that has
 * set one itself knows better, but for the type of a file, which it has guessed from the file's name.
 */
export function addSiteHeaders(siteFolder: string): MiddlewareHandler {
  const readRules = memoizeRules(join(siteFolder, '_headers'))
  return async (c, next) => {
    await next()
    // A stream has written its own, and goes on for hours: nothing may touch its answer.
    if (c.res === RESPONSE_ALREADY_SENT) return
    for (const [name, value] of findHeaders(readRules(), c.req.path)) {
      if (!c.res.headers.has(name) || (name === 'Content-Type' && c.res.ok)) c.res.headers.set(name, value)
    }
  }
}

/** A new build brings its own from the moment it is written. */
function memoizeRules(file: string): () => readonly HeaderRule[] {
  let changedAt = Number.NaN
  let rules = fallback
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats) return fallback
    if (stats.mtimeMs !== changedAt) {
      rules = parseHeaderRules(readFileSync(file, 'utf8'))
      changedAt = stats.mtimeMs
    }
    return rules
  }
}
