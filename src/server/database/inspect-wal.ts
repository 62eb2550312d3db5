import { statSync, closeSync, openSync, readSync } from 'node:fs'

/** What is wrong with a write-ahead log. */
interface WalDamage {
  /** The byte from which SQLite reads it no further. */
  readonly from: number
  /** The transactions after that which can still be recognised; null if none of the log can. */
  readonly dropped: number | null
}

/** https://sqlite.org/fileformat2.html#the_write_ahead_log */
const headerBytes = 32
const frameHeaderBytes = 24
/** The last bit says whether checksums are of big-endian numbers. */
const magic = 0x37_7f_06_82
const pageBytes = { least: 512, most: 65_536 } as const

type Checksum = readonly [number, number]

/**
 * Looks for what SQLite drops without a word when it opens a database: it reads the log up to the first frame whose checksum
 * is wrong. A crash leaves such a frame, too, but nothing after it; where a whole transaction follows, it had been
 * acknowledged. A log that was emptied or cut off between two frames cannot be told from one that ends there.
 * @returns null if nothing is known to be wrong
 */
export function inspectWal(file: string): WalDamage | null {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size <= headerBytes) return null
  const descriptor = openSync(file, 'r')
  try {
    return inspect((bytes, position) => readSync(descriptor, bytes, 0, bytes.length, position) === bytes.length)
  } finally {
    closeSync(descriptor)
  }
}

function inspect(read: (bytes: Buffer, position: number) => boolean): WalDamage | null {
  const header = Buffer.alloc(headerBytes)
  read(header, 0)
  const isBigEndian = header.readUInt32BE(0) === magic + 1
  const sum = (bytes: Buffer, start: Checksum): Checksum => addChecksum(bytes, start, isBigEndian)
  const page = header.readUInt32BE(8)
  const isKnown = isBigEndian || header.readUInt32BE(0) === magic
  const isPage = page >= pageBytes.least && page <= pageBytes.most && (page & (page - 1)) === 0
  const ofHeader = sum(header.subarray(0, 24), [0, 0])
  if (!isKnown || !isPage || !isEqual(ofHeader, readChecksum(header, 24))) return { from: 0, dropped: null }

  const salt = header.subarray(16, 24)
  const frame = Buffer.alloc(frameHeaderBytes + page)
  let before = ofHeader
  let from: number | null = null
  let dropped = 0
  for (let position = headerBytes; read(frame, position); position += frame.length) {
    // The checksum of each begins with that of the one before: whole ones are recognised after a damaged one, too.
    const written = readChecksum(frame, 16)
    // Those that an earlier round of the log has left have another salt.
    const isWhole =
      frame.subarray(8, 16).equals(salt) &&
      isEqual(written, sum(frame.subarray(frameHeaderBytes), sum(frame.subarray(0, 8), before)))
    before = written
    if (!isWhole) from ??= position
    else if (from !== null && frame.readUInt32BE(4) > 0) dropped++
  }
  return from !== null && dropped > 0 ? { from, dropped } : null
}

/** Of an even number of 32-bit words. */
function addChecksum(bytes: Buffer, [first, second]: Checksum, isBigEndian: boolean): Checksum {
  let [one, two] = [first, second]
  for (let index = 0; index < bytes.length; index += 8) {
    const [low, high] = isBigEndian
      ? [bytes.readUInt32BE(index), bytes.readUInt32BE(index + 4)]
      : [bytes.readUInt32LE(index), bytes.readUInt32LE(index + 4)]
    one = (one + low + two) >>> 0
    two = (two + high + one) >>> 0
  }
  return [one, two]
}

function readChecksum(bytes: Buffer, offset: number): Checksum {
  return [bytes.readUInt32BE(offset), bytes.readUInt32BE(offset + 4)]
}

function isEqual(one: Checksum, other: Checksum): boolean {
  return one[0] === other[0] && one[1] === other[1]
}
