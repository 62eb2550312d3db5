import type { MiddlewareHandler } from 'hono'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { log } from '../process/log.ts'
import { parseAddress } from './site-folder.ts'

const buildState = z.object({ state: z.string() })

/** Whether the build that was writing a folder has come to its end. */
export type IsBuilt = () => boolean

/** Checks the build's record in the folder until it says so. */
export function watchBuild(folder: string): IsBuilt {
  let isBuilt = false
  return () => (isBuilt ||= readState(folder) === 'complete')
}

function readState(folder: string): string | null {
  try {
    return buildState.parse(JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'))).state
  } catch {
    // Not there, or being written at this moment.
    return null
  }
}

/** Seconds after which a client may ask again. */
const retryAfter = '5'

/**
 * Has every GET and HEAD answered by the process that makes pages while the site is built, and passes them on as soon
 * as it is: a folder that is being written may lack a file, or hold half of it.
 * @param onDemandOrigin of that process
 */
export function serveOnDemand(onDemandOrigin: string, isBuilt: IsBuilt): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (isBuilt()) return next()
    if (!parseAddress(pathname)) return c.text('Not found', 404)
    try {
      const answer = await fetch(onDemandOrigin + pathname + search, { redirect: 'manual' })
      return new Response(answer.body, answer)
    } catch (error) {
      // It goes when the build is there.
      if (isBuilt()) return next()
      log.error({ err: error, path: pathname }, 'the site that is being built did not answer')
      return c.text('The site is being built. Ask again in a few seconds.', 503, { 'Retry-After': retryAfter })
    }
  }
}
