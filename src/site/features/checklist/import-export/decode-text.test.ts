import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const text = 'König Buu Huu;3\r\nBébé Mario;2'
const swap = (bytes: Buffer) => Buffer.from(bytes).swap16()

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
  ['windows-1252, as Excel saves CSV', Buffer.from(text, 'latin1')],
  ['UTF-16, as Excel saves Unicode text', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 of the other byte order', swap(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
])('%s', (_name, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toBe(text)
})

test('a curly apostrophe of windows-1252 is one', () => {
  expect(decodeText(Uint8Array.of(0x49, 0x92, 0x6d))).toBe('I’m')
})
