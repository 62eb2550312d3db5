import { describeFullDisk } from '#command-line/describe-full-disk.ts'
import { ConfigurationError } from './configuration/configuration-error.ts'
import { DatabaseUnavailable } from './database/database-unavailable.ts'

/** By the system's code, what the operator can do. */
const remedies = new Map(
  Object.entries({
    EADDRINUSE: 'Stop the program that uses it, or set PORT to another one; PORT=0 takes a free one.',
    EADDRNOTAVAIL: 'HOST must be an address of this machine. Leave it out to listen on all of them.',
    EACCES: 'It must belong to the user of the server.',
    EPERM: 'The folder must belong to the user of the server.',
    EROFS: 'Set DATA_FOLDER to a folder that can be written to.',
    ENOENT: 'Set DATA_FOLDER to a folder that can be made.',
    ENOTDIR: 'Set DATA_FOLDER to a folder: a file is in its place.',
    EEXIST: 'Set DATA_FOLDER to a folder: a file is in its place.',
    EISDIR: 'Move it aside: a folder is in the place of a file.',
    ERR_FS_EISDIR: 'Move it aside: a folder is in the place of a file.',
  }),
)

/** What kept the server from starting, with the remedy; null if it is a fault in the server itself. */
export function describeStartFault(error: unknown): ConfigurationError | null {
  if (error instanceof ConfigurationError) return error
  if (error instanceof DatabaseUnavailable)
    return new ConfigurationError([
      `The database cannot be used: ${error.message}.`,
      'Make sure that its disk has free space and can be written to.',
    ])
  if (!(error instanceof Error && 'code' in error)) return null
  const fullDisk = describeFullDisk(error)
  if (fullDisk !== null) return new ConfigurationError([fullDisk])
  const isPort = 'port' in error && error.code === 'EACCES'
  const remedy = isPort ? 'Ports below 1024 are for root: set PORT to a higher one.' : remedies.get(String(error.code))
  if (remedy === undefined) return null
  return new ConfigurationError([`${describeWhat(error)}: ${error.message}.`, remedy])
}

function describeWhat(error: Error): string {
  if ('port' in error) return `Port ${String(error.port)} is not available`
  return 'path' in error ? `${String(error.path)} cannot be written` : 'The system refuses'
}
