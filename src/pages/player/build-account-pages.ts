import type { AccountPage } from '../data/player-pages.ts'
import { routes } from '../routes/routes.ts'

export function buildResetPasswordPage(): AccountPage {
  return {
    kind: 'reset-password',
    path: routes['reset-password'],
    crumbs: [],
  }
}

export function buildVerifyEmailPage(): AccountPage {
  return {
    kind: 'verify-email',
    path: routes['verify-email'],
    crumbs: [],
  }
}
