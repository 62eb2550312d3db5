import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { reportEndpoints } from '#documents/report-endpoints.ts'
import { decidedSchema } from '#documents/report-schema.ts'
import type { PublicClaim } from '#documents/report.ts'

const run = promisify(execFile)
const longestMs = 30_000
const largestBytes = 16 * 2 ** 20

/**
 * What reviewers have decided, as the site at an address publishes it, or as the database of the environment's settings
 * has it. Throws an error that says what is wrong and how to fix it.
 *
 * @param from an origin, or "database"
 */
export async function readClaims(from: string): Promise<readonly PublicClaim[]> {
  const text = from === 'database' ? await readFromDatabase() : await readFromSite(from)
  const parsed = decidedSchema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data.claims
  const [issue] = parsed.error.issues
  throw new Error(`${from} has no list of decisions: ${issue?.path.join('.') || 'it'} ${issue?.message ?? 'is wrong'}`)
}

async function readFromSite(from: string): Promise<string> {
  const site = URL.parse(from)
  if (!site || !/^https?:$/.test(site.protocol))
    throw new Error(`"${from}" is not a site. Write its address, like https://example.org, or the word database.`)
  const address = new URL(reportEndpoints.decided.path, site)
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(longestMs), redirect: 'error' })
    if (!response.ok) throw new Error(`it answers ${response.status}`)
    return await response.text()
  } catch (error) {
    const why = error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : ''
    throw new Error(`${address.href} cannot be read: ${why}.`, { cause: error })
  }
}

/**
 * By the server's own code, in a separate process: it knows its settings, its tables, and who else has the file open.
 */
async function readFromDatabase(): Promise<string> {
  const script = fileURLToPath(new URL('../../server/reports/print-decided.ts', import.meta.url))
  try {
    const { stdout } = await run(process.execPath, [script], { maxBuffer: largestBytes, timeout: longestMs })
    // The server's log lines come first.
    return stdout.trimEnd().split('\n').at(-1) ?? ''
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new Error(said || 'The database cannot be read.', { cause: error })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text.slice(0, 100)
  }
}
