import { expect, test } from 'vitest'
import { decodeText, explainOtherFile } from './decode-text.ts'

const text = 'König Buu Huu;3\r\nBébé Mario;2'
const swap = (bytes: Buffer) => Buffer.from(bytes).swap16()

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
  ['windows-1252, as Excel saves CSV', Buffer.from(text, 'latin1')],
  ['UTF-16, as Excel saves Unicode text', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 of the other byte order', swap(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
  ['UTF-16 without its mark', Buffer.from(text, 'utf16le')],
  ['UTF-16 of the other byte order without its mark', swap(Buffer.from(text, 'utf16le'))],
])('%s', (_name, bytes) => {
  expect(decodeText(new Uint8Array(bytes), () => 0)).toBe(text)
})

test('a curly apostrophe of windows-1252 is one', () => {
  expect(decodeText(Uint8Array.of(0x49, 0x92, 0x6d), () => 0)).toBe('I’m')
})

test.each([
  ['Japanese (CP932)', '83 7d 83 8a 83 49 2c 33', 'マリオ', 'マリオ,3'],
  ['simplified Chinese (GBK)', 'c2 ed c1 a6 c5 b7 2c 33', '马力欧', '马力欧,3'],
  ['traditional Chinese (Big5)', 'ba bf a7 51 bc da 2c 33', '瑪利歐', '瑪利歐,3'],
  ['Korean (CP949)', 'b8 b6 b8 ae bf c0 2c 33', '마리오', '마리오,3'],
])('%s is told by the names in it', (_, hex, name, expected) => {
  const bytes = Uint8Array.from(hex.split(' '), (byte) => Number.parseInt(byte, 16))
  expect(decodeText(bytes, (decoded) => (decoded.includes(name) ? 1 : 0))).toBe(expected)
})

test.each([
  ['.xlsx', 'PK\x03\x04....', 'It is a spreadsheet file.'],
  ['.xls', '\xd0\xcf\x11\xe0', 'It is a spreadsheet file.'],
  ['PNG', '\x89PNG\r\n', 'It is a picture,'],
  ['JPEG', '\xff\xd8\xff\xe0', 'It is a picture,'],
  ['WebP', 'RIFF....WEBP', 'It is a picture,'],
  ['HEIC', '\0\0\0\x18ftypheic', 'It is a picture,'],
  ['PDF', '%PDF-1.7', 'It is a PDF,'],
])('%s is told apart', (_, beginning, advice) => {
  const bytes = Uint8Array.from(beginning, (letter) => letter.charCodeAt(0))
  expect(explainOtherFile(bytes)?.startsWith(advice)).toBe(true)
  expect(explainOtherFile(bytes)).toContain('as CSV')
})

test('a list is a text', () => {
  expect(explainOtherFile(new TextEncoder().encode('Mario,3'))).toBeNull()
})
