import { expect, test } from 'vitest'
import { findLanguage } from './find-language.ts'

const languages = ['en', 'ja', 'de', 'es-419', 'pt-BR'].map((code) => ({ code }))

test.each([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['es-MX'], 'es-419'],
  [['es-ES'], 'es-419'],
  [['PT-br'], 'pt-BR'],
  [['pt-PT'], 'pt-BR'],
  [['ja-JP', 'de'], 'ja'],
  [['en-GB', 'de'], 'en'],
  [['it', 'de'], 'de'],
  [['it', 'ko'], null],
  [['xx', 'ja'], 'ja'],
  [[], null],
])('whoever reads %j gets %s', (wanted, code) => {
  expect(findLanguage(wanted, languages)?.code ?? null).toBe(code)
})

test('the exact region comes first', () => {
  expect(findLanguage(['es-ES'], [{ code: 'es-419' }, { code: 'es-ES' }])?.code).toBe('es-ES')
})
