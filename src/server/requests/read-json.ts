import type { IncomingMessage } from 'node:http'
import type { JsonValue } from '#documents/json-value.ts'
import { Refusal } from './refusal.ts'

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * The body of a request as JSON. Throws a Refusal if there is none, or if it is too large or of another type.
 *
 * @param limitBytes read and no further
 */
export async function readJson(request: IncomingMessage, limitBytes: number): Promise<JsonValue> {
  checkType(request.headers['content-type'])
  const bytes = await readBytes(request, limitBytes)
  try {
    const value: JsonValue = JSON.parse(decoder.decode(bytes))
    return value
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError)
      throw new Refusal('bad-json', 'The body is not JSON in UTF-8.')
    throw error
  }
}

function checkType(header = ''): void {
  const [type = '', ...parameters] = header.toLowerCase().split(';')
  const isPlain = parameters.every((parameter) => /^\s*charset="?utf-8"?\s*$/.test(parameter))
  if (type.trim() !== 'application/json' || !isPlain) {
    throw new Refusal('unsupported-media-type', 'The body must be application/json.')
  }
}

async function readBytes(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > limitBytes) throw tooLarge(limitBytes)
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes: Buffer = chunk
      size += bytes.length
      if (size > limitBytes) throw tooLarge(limitBytes)
      chunks.push(bytes)
    }
  } catch (error) {
    // Its sender has gone, or took too long: the answer is not read, and the log needs no more than the line of an answer.
    if (request.errored) throw new Refusal('bad-json', 'The body did not arrive whole.')
    throw error
  }
  return Buffer.concat(chunks)
}

function tooLarge(limitBytes: number): Refusal {
  return new Refusal('too-large', `The body has more than ${limitBytes} bytes.`)
}
