import type { AccountPage } from '../data/player-pages.ts'
import { routes } from '../routes/routes.ts'

export function buildResetPasswordPage(): AccountPage {
  return {
    kind: 'reset-password',
    path: routes['reset-password'],
    title: 'Choose a new password',
    description: 'The page behind the link that Topshelf mails to players who have forgotten their password.',
    crumbs: [],
  }
}

export function buildVerifyEmailPage(): AccountPage {
  return {
    kind: 'verify-email',
    path: routes['verify-email'],
    title: 'Confirm your address',
    description: 'The page behind the link with which a player of Topshelf confirms an e-mail address.',
    crumbs: [],
  }
}
