import { chmodSync, closeSync, existsSync, openSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { log } from '../process/log.ts'
import { writeBackup } from './write-backup.ts'

/** In the data folder, which only the server's own user may enter. */
const socketName = 'backup.socket'

export interface BackupSocket {
  readonly close: () => void
}

/**
 * Takes orders for backups from other processes of this machine: the server holds its SQLite file alone, so nobody
 * else can read it. An order is the name of a file; the answer is empty, or says what went wrong.
 */
export function openBackupSocket(dataFolder: string, database: DatabaseSync): BackupSocket {
  const { path, release } = nameSocket(dataFolder)
  // Whoever holds the database is alone: a socket that already exists was left by a crash.
  rmSync(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket, database))
  server.on('error', (error) => log.error({ err: error }, 'backups cannot be ordered while the server runs'))
  server.listen(path, () => chmodSync(path, 0o600)).unref()
  return { close: () => void server.close(release) }
}

async function answer(socket: Socket, database: DatabaseSync): Promise<void> {
  try {
    // Several versions of Node end a socket whose last byte was read, and with it the answer.
    const file = await text(socket.iterator({ destroyOnReturn: false }))
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
 * Rejects with what went wrong.
 * @param file absolute
 * @returns false if no server runs there
 */
export async function orderBackup(dataFolder: string, file: string): Promise<boolean> {
  const { path, release } = nameSocket(dataFolder)
  const socket = connect({ path, allowHalfOpen: true }).once('close', release)
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

/** Bytes: what the system takes as the name of a socket. */
const longestName = 100

/**
 * The socket of a data folder, by a name that is short enough: Linux knows the folder by the number of its descriptor, too.
 * @returns the name, which holds until `release` is called
 */
function nameSocket(dataFolder: string): { readonly path: string; readonly release: () => void } {
  const path = join(dataFolder, socketName)
  if (Buffer.byteLength(path) <= longestName || process.platform !== 'linux' || !existsSync(dataFolder)) {
    return { path, release: () => {} }
  }
  const descriptor = openSync(dataFolder, 'r')
  return { path: `/proc/self/fd/${descriptor}/${socketName}`, release: () => closeSync(descriptor) }
}
