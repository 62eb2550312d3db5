import { expect, test } from 'vitest'
import { nameWantedPage } from './account-dialog.tsx'

test.each([
  ['', null],
  ['report', null],
  ['/user/settings/', 'your settings'],
  ['/user/settings/#delete', 'your settings'],
  ['/user/profile/?a=/b/', 'your profile'],
  ['/user/nothing/', 'the page you asked for'],
])('the page that %j leads to is called %j', (intent, expected) => {
  expect(nameWantedPage(intent)).toBe(expected)
})
