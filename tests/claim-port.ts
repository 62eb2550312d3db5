import { closeSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#server/find-free-port.ts'

const claims: string[] = []
process.once('exit', () => {
  for (const claim of claims) rmSync(claim, { force: true })
})

/**
 * A free TCP port that no other test gets as long as this process runs: a server may listen on it late, or again. Tests
 * run in processes of their own, and two that start a server each at the same time may find the same port free.
 */
export async function claimPort(): Promise<number> {
  for (;;) {
    const port = await findFreePort()
    const claim = join(tmpdir(), `topshelf-port-${port}`)
    try {
      closeSync(openSync(claim, 'wx'))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      continue
    }
    claims.push(claim)
    return port
  }
}
