import { expect, test } from 'vitest'
import { foldName } from './fold-name.ts'

test.each([
  ["3DS Bowser's Castle R/T", '3ds bowsers castle r/t'],
  ['Dr. Mario', 'dr mario'],
  ['King Bob-omb', 'king bob omb'],
  ['Mario (Racing)', 'mario racing'],
  ['Piñata', 'pinata'],
  ['Today’s Challenge', 'todays challenge'],
  ['Straßenkreuzer', 'strassenkreuzer'],
  ['Cœur', 'coeur'],
  ['ＭＡＲＩＯ', 'mario'],
  ['マリオ（レーサー）', 'マリオレーサー'],
])('%s', (name, folded) => {
  expect(foldName(name)).toBe(folded.normalize('NFKD'))
})

test.each([
  ['full and half width', 'クッパ', 'ｸｯﾊﾟ'],
  ['hiragana and katakana', 'クッパ', 'くっぱ'],
])('%s are one', (_, name, typed) => {
  expect(foldName(typed)).toBe(foldName(name))
})

test('a half-typed Korean syllable begins the name', () => {
  expect(foldName('쿠파').startsWith(foldName('쿠ㅍ'))).toBe(true)
})
