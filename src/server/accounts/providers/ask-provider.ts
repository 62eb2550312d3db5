import { z } from 'zod'

/** How long a provider may take to answer (ms). Meanwhile the reader looks at a blank window. */
const answerMs = 5000
const mostBytes = 256 * 1024

/**
 * Fetches JSON from a provider. Rejects, in words for the log, if none comes in time or it is not as expected.
 */
export async function askProvider<Answer>(
  url: string,
  schema: z.ZodType<Answer>,
  options: Pick<RequestInit, 'method' | 'body'> = {},
): Promise<Answer> {
  const { host, pathname } = new URL(url)
  const address = host + pathname
  try {
    const headers = { Accept: 'application/json' }
    // The deadline covers the body, too.
    const response = await fetch(url, { ...options, headers, signal: AbortSignal.timeout(answerMs) })
    const text = await readText(response)
    if (!response.ok) throw new Error(`status ${response.status}`)
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`${address}: ${describeFault(error)}`, { cause: error })
  }
}

/** No more of it than any provider needs. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > mostBytes) throw new Error(`more than ${mostBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function describeFault(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error).replaceAll('\n', ' ')
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer within ${answerMs / 1000} s`
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message
}
