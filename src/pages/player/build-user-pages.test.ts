import { expect, test } from 'vitest'
import { buildProfilePage, buildSettingsPage } from './build-user-pages.ts'

test.each([
  [buildSettingsPage(), 'user-settings', '/user/settings/', 'Settings'],
  [buildProfilePage(), 'user-profile', '/user/profile/', 'Profile'],
])('%o', (page, kind, path, title) => {
  expect(page).toMatchObject({ kind, path, title, crumbs: [] })
  expect(page.description).not.toBe('')
})
