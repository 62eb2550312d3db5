import { expect, test } from 'vitest'
import { marksHintScript } from './marks-hint-script.ts'

function run(stored: Readonly<Record<string, string>>): Record<string, string> {
  const dataset: Record<string, string> = {}
  // oxlint-disable-next-line no-implied-eval -- the script is text because documents carry it inline
  const script = new Function('document', 'localStorage', marksHintScript)
  script({ documentElement: { dataset } }, stored)
  return dataset
}

test.each([
  ['a visitor’s checklist', { 'topshelf-checklist': '{}' }, true],
  ['an account’s checklist', { theme: 'dark', 'topshelf-checklist:u1': '{}' }, true],
  ['only who was signed in', { 'topshelf-checklist-owner': 'u1' }, false],
  ['nothing of the kind', { theme: 'dark', 'my-topshelf-checklist': '{}' }, false],
])('%s', (_, stored, expected) => {
  expect('marks' in run(stored)).toBe(expected)
})

test('a browser that blocks storage still shows the page', () => {
  const refusing = new Proxy(
    {},
    {
      ownKeys() {
        throw new Error('SecurityError')
      },
    },
  )
  expect(run(refusing)).toEqual({})
})
