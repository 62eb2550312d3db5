import { expect, test } from 'vitest'
import { nameWantedPage } from './account-dialog.tsx'

test.each([
  ['', null],
  ['report', null],
  ['/user/settings/', 'settings'],
  ['/user/settings/#delete', 'settings'],
  ['/user/profile/?a=/b/', 'profile'],
  ['/user/nothing/', 'other'],
])('the page that %j leads to is %j', (intent, expected) => {
  expect(nameWantedPage(intent)).toBe(expected)
})
