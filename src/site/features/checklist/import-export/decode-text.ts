import * as say from '#wording/import-export.ts'

const spreadsheet = say.spreadsheet()
const picture = say.picture()

/** Files that are no text: how they begin, after how many bytes, and what to do instead. */
const otherFiles: readonly (readonly [beginning: string, at: number, advice: string])[] = [
  ['PK\x03\x04', 0, spreadsheet],
  ['\xd0\xcf\x11\xe0', 0, spreadsheet],
  ['\x89PNG', 0, picture],
  ['\xff\xd8\xff', 0, picture],
  ['GIF8', 0, picture],
  ['WEBP', 8, picture],
  ['ftyp', 4, picture],
  ['%PDF', 0, say.pdf()],
]

/** Why a file is no text, and what to do instead; null if it may be one. */
export function explainOtherFile(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.slice(0, 16))
  return otherFiles.find(([beginning, at]) => start.startsWith(beginning, at))?.[2] ?? null
}

/** What spreadsheets save as CSV in, besides UTF-8: western Europe and America, Japan, China, Taiwan, Korea. */
const localEncodings = ['windows-1252', 'shift_jis', 'gbk', 'big5', 'euc-kr'] as const

/**
 * The text of a file as spreadsheets save it. UTF-16 has a mark that says so, or an empty byte beside most letters; what is
 * not UTF-8 is in the encoding of a country: the one in which it names the most items.
 *
 * @param countNames how many items the lines of a text name
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>, countNames: (text: string) => number): string {
  const utf16 = findUtf16(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const [western, ...others] = localEncodings.map((encoding) => new TextDecoder(encoding).decode(bytes))
    let best = { text: western!, count: countNames(western!) }
    for (const text of others) {
      const count = countNames(text)
      if (count > best.count) best = { text, count }
    }
    return best.text
  }
}

function findUtf16(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 1000)
  const emptyShare = (parity: number) =>
    start.filter((byte, index) => byte === 0 && index % 2 === parity).length / (start.length / 2)
  if (emptyShare(1) > 0.3) return 'utf-16le'
  return emptyShare(0) > 0.3 ? 'utf-16be' : null
}
