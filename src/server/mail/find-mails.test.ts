import { expect, test } from 'vitest'
import { readAccepted } from './find-mails.ts'

test.each([
  ['pt-BR', ['pt-BR']],
  ['de-AT,de;q=0.9, en;q=0.8', ['de-AT', 'de', 'en']],
  ['', []],
  [' , ;q=1', []],
  ['*', ['*']],
])('%j accepts %j', (header, tags) => {
  expect(readAccepted(header)).toEqual(tags)
})
