import { expect, test } from 'vitest'
import { accountPages } from '#documents/auth-endpoints.ts'
import { routes } from '#pages/routes/routes.ts'

test('the links in mails lead to pages of the site', () => {
  expect(accountPages).toEqual({ resetPassword: routes['reset-password'], verifyEmail: routes['verify-email'] })
})
