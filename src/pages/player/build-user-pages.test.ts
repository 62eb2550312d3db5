import { expect, test } from 'vitest'
import { buildProfilePage, buildSettingsPage } from './build-user-pages.ts'

test.each([
  [buildSettingsPage(), 'user-settings', '/user/settings/'],
  [buildProfilePage(), 'user-profile', '/user/profile/'],
])('%o', (page, kind, path) => {
  expect(page).toMatchObject({ kind, path, crumbs: [] })
})
