import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that systems assign automatically, which begin at 32768 or 49152. */
const ports = { first: 20_000, end: 32_768 }

const tries = 100

/**
 * A TCP port that is free now, and that the system will not hand out next: one that it has handed
 * out and got back may be another program's before it is listened on.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const port = randomInt(ports.first, ports.end)
    if (await isFree(port)) return port
  }
  throw new Error(`None of ${tries} ports from ${ports.first} to ${ports.end - 1} is free. Choose one: PORT=8080.`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
