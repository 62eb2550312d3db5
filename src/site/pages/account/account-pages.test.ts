import { expect, test } from 'vitest'
import { accountPages } from '#documents/auth-endpoints.ts'
import { routes } from '#pages/routes/routes.ts'

test('links in e-mails lead to pages of the site', () => {
  expect(accountPages).toEqual({ resetPassword: routes['reset-password'], verifyEmail: routes['verify-email'] })
})
