import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { Refusal } from '../requests/refusal.ts'

/** What OWASP's password storage cheat sheet names first: Argon2id, 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const tagBytes = 32
const saltBytes = 16

/** Each takes a processor and 19 MiB for some hundredths of a second; one thread of Node's four stays free for files. */
const atOnce = pLimit(Math.min(3, availableParallelism()))
/** Later requests would wait longer than anybody does. */
const mostWaiting = 200

const derive = promisify(argon2)

/** Throws a Refusal if a hash would have to wait for too many others. */
export function refuseIfBusy(): void {
  if (atOnce.pendingCount <= mostWaiting) return
  throw new Refusal('unavailable', 'Too many people are signing in. Try again in a few seconds.', { retryAfter: 5 })
}

/** In the PHC string format: algorithm, version, cost, salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await deriveInTurn(password, salt, cost)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toText(salt)}$${toText(hash)}`
}

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Takes the same time whether the password is right or wrong. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const found = format.exec(stored)
  if (!found) throw new Error('A stored password is not in the format that this server writes.')
  const [, memory, passes, parallelism, salt = '', hash = ''] = found
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const derived = await deriveInTurn(password, Buffer.from(salt, 'base64'), parameters)
  const expected = Buffer.from(hash, 'base64')
  return derived.length === expected.length && timingSafeEqual(derived, expected)
}

type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>

function deriveInTurn(password: string, nonce: Buffer, parameters: Cost): Promise<Buffer> {
  refuseIfBusy()
  // The same text can be typed as different code points.
  const message = password.normalize('NFKC')
  return atOnce(() => derive('argon2id', { message, nonce, tagLength: tagBytes, ...parameters }))
}

function toText(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
