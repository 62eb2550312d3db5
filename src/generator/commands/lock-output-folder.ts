import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildRecordFile } from '../files/build-record.ts'
import type { BuildOptions } from '../options/build-options.ts'

/** https://sqlite.org/rescode.html */
const busy = 5
const retryMs = 250

/** Until the process ends: if one were collected as garbage, its lock would go with it. */
const locks: DatabaseSync[] = []

/**
 * Waits until no other process builds into the folder, and keeps others waiting until this one ends. The lock is SQLite's,
 * thus the operating system's, which releases it however the process ends.
 * @returns whether another process did
 */
export async function lockOutputFolder({
  cacheFolder,
  outFolder,
}: Pick<BuildOptions, 'cacheFolder' | 'outFolder'>): Promise<boolean> {
  const file = buildRecordFile(cacheFolder, outFolder).replace(/\.json$/, '.lock')
  mkdirSync(dirname(file), { recursive: true })
  const lock = new DatabaseSync(file, { timeout: 0 })
  locks.push(lock)
  if (take(lock)) return false
  console.error(`Another build is writing to ${outFolder}. This one waits until it has ended.`)
  do await sleep(retryMs)
  while (!take(lock))
  return true
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false
    throw error
  }
}
