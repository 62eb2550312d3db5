import { chmodSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { log } from '../log.ts'
import { writeBackup } from './write-backup.ts'

/** In the data folder, which only the server's own user may enter. */
const socketName = 'backup.socket'

export interface BackupDesk {
  readonly close: () => void
}

/**
 * Takes orders for backups from other processes of this machine: the server holds its SQLite file alone, so nobody
 * else can read it. An order is the name of a file; the answer is empty, or says what went wrong.
 */
export function openBackupDesk(dataFolder: string, database: DatabaseSync): BackupDesk {
  const path = join(dataFolder, socketName)
  // Who has the database is the only one: a socket that is there was left by a crash.
  rmSync(path, { force: true })
  const desk = createServer({ allowHalfOpen: true }, (socket) => void answer(socket, database))
  desk.on('error', (error) => log.error({ err: error }, 'backups cannot be ordered while the server runs'))
  desk.listen(path, () => chmodSync(path, 0o600)).unref()
  return { close: () => void desk.close() }
}

async function answer(socket: Socket, database: DatabaseSync): Promise<void> {
  try {
    const file = await text(socket)
    await writeBackup(database, file)
    log.info({ file }, 'a backup was written')
    socket.end()
  } catch (error) {
    log.error({ err: error }, 'a backup failed')
    socket.end(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Lets the server that runs on a data folder write a backup.
 * @param file absolute
 * @returns false when no server runs there
 * @throws by the promise what went wrong
 */
export async function orderBackup(dataFolder: string, file: string): Promise<boolean> {
  const socket = connect({ path: join(dataFolder, socketName), allowHalfOpen: true })
  const isServed = await new Promise<boolean>((resolve, reject) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(false) : reject(error),
    )
  })
  if (!isServed) return false
  socket.end(file)
  const complaint = await text(socket)
  if (complaint) throw new Error(complaint)
  return true
}
