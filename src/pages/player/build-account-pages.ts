import type { AccountPage } from '../data/player-pages.ts'
import { routes } from '../routes/routes.ts'

export function buildResetPasswordPage(): AccountPage {
  return {
    kind: 'reset-password',
    path: routes['reset-password'],
    title: 'Choose a new password',
    description: 'Choose a new password for your Topshelf account.',
    crumbs: [],
  }
}

export function buildVerifyEmailPage(): AccountPage {
  return {
    kind: 'verify-email',
    path: routes['verify-email'],
    title: 'Confirm your address',
    description: 'Confirm the e-mail address of your Topshelf account.',
    crumbs: [],
  }
}
