import { chmodSync, closeSync, existsSync, openSync, rmSync, fsyncSync, renameSync, statSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync, backup } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { log } from '../process/log.ts'
import { makePrivateFile } from '../process/private-files.ts'

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

/** In the data folder. */
export const sqliteFileName = 'topshelf.sqlite'
/** What SQLite keeps beside a database: its write-ahead log, and an index of that. */
export const sqliteFileEndings = ['', '-wal', '-shm'] as const

/**
 * Copies a database that is being written to, as it stands at one moment: https://sqlite.org/backup.html. The file is
 * there whole, checked and on disk, or not at all.
 */
export async function writeBackup(database: DatabaseSync, file: string): Promise<void> {
  refuseLiveFile(database, file)
  const unfinished = `${file}.part`
  // An earlier attempt may have left a file, which must not become a part of this one.
  rmSync(unfinished, { force: true })
  makePrivateFile(unfinished)
  try {
    await backup(database, unfinished)
    makeSingleFile(unfinished)
    const fault = findFault(unfinished)
    if (fault !== null) throw new Error(fault)
    const descriptor = openSync(unfinished, 'r+')
    fsyncSync(descriptor)
    closeSync(descriptor)
    renameSync(unfinished, file)
  } catch (error) {
    // It may be what has filled the disk.
    rmSync(unfinished, { force: true })
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${database.location()} cannot be backed up: ${why}`, { cause: error })
  }
}

/** Under any name, and with its log: a backup written over them would destroy what is there. */
function refuseLiveFile(database: DatabaseSync, file: string): void {
  const live = database.location() ?? ''
  const target = statSync(file, { throwIfNoEntry: false })
  if (!target) return
  for (const ending of sqliteFileEndings) {
    const stats = statSync(live + ending, { throwIfNoEntry: false })
    if (stats?.ino === target.ino && stats.dev === target.dev) {
      throw new Error(`${file} is the database itself. Name another file: npm run backup -- /mnt/backups/today.sqlite`)
    }
  }
}

/** @throws if the file is not a database of this server, or is damaged */
export function checkBackup(file: string): void {
  const fault = findFault(file)
  if (fault !== null) throw new Error(`${file} cannot be restored: ${fault}.`)
}

function findFault(file: string): string | null {
  let copy: DatabaseSync | null = null
  try {
    copy = new DatabaseSync(file, { readOnly: true })
    const [report] = copy.prepare('pragma integrity_check').all()
    if (report?.integrity_check !== 'ok') return `it is damaged: ${String(report?.integrity_check)}`
    const tables = copy.prepare("select name from sqlite_schema where type = 'table' and name = 'user'").all()
    return tables.length === 0 ? 'it is a database, but not one that this server wrote' : null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    copy?.close()
  }
}

/** A copy of a database with a write-ahead log would need its own log wherever it is opened. */
function makeSingleFile(file: string): void {
  const copy = new DatabaseSync(file)
  copy.exec('pragma journal_mode = delete')
  copy.close()
}
