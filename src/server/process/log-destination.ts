import { fstatSync, writeSync } from 'node:fs'
import { Socket } from 'node:net'

/** Where lines go. Writing never waits. */
export interface LogDestination {
  write(line: string): void
  /** Fulfils when waiting lines are written, or have not been read within this many milliseconds. */
  flush(mostMs: number): Promise<void>
}

/** Bytes of lines that may wait for their reader. */
const mostWaiting = 4 * 2 ** 20

/**
 * Lines on a file descriptor. If a pipe is not read, or a disk is full, lines are lost and the server goes on; the next
 * line that can be written is preceded by one that says how many.
 *
 * @param describeLoss the line that says so
 */
export function createLogDestination(fd: number, describeLoss: (lines: number) => string): LogDestination {
  const write = isStream(fd) ? writeToStream(fd) : writeToFile(fd)
  let lost = 0
  return {
    write: (line) => {
      if (lost > 0 && write.hasRoom() && write.line(describeLoss(lost))) lost = 0
      if (lost > 0 || !write.line(line)) lost++
    },
    flush: write.flush,
  }
}

interface Writer {
  /** Whether it is worth starting again after lines were lost, so as not to lose the next one. */
  hasRoom(): boolean
  /** @returns whether the line was accepted */
  line(line: string): boolean
  flush(mostMs: number): Promise<void>
}

/**
 * A pipe takes a line at once where it has room, so that what a crash leaves behind says why. Where it has none, the line
 * waits in memory: Node's own standard output would stop the process until it is read.
 */
function writeToStream(fd: number): Writer {
  const socket = new Socket({ fd, readable: false, writable: true })
  // The reader has gone.
  socket.on('error', () => {})
  socket.unref()
  return {
    hasRoom: () => socket.writableLength < mostWaiting / 2,
    line: (line) => {
      if (socket.writableLength + line.length > mostWaiting || !socket.writable) return false
      socket.write(line)
      return true
    },
    flush: async (mostMs) => {
      if (socket.writableLength === 0) return
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, mostMs)
      socket.write('', () => resolve())
      await promise
      clearTimeout(timer)
    },
  }
}

function writeToFile(fd: number): Writer {
  return {
    hasRoom: () => true,
    line: (line) => {
      try {
        writeSync(fd, line)
        return true
      } catch {
        return false
      }
    },
    flush: () => Promise.resolve(),
  }
}

function isStream(fd: number): boolean {
  const stats = fstatSync(fd)
  return stats.isFIFO() || stats.isSocket()
}
