import type { AccountPage, MyRecordPage, SharedPage, UserPage } from '../data/player-pages.ts'
import { routes } from '../routes/routes.ts'
import type { PageSource } from '../source/build-page-source.ts'

export function buildSettingsPage(): UserPage {
  return {
    kind: 'user-settings',
    path: routes['user-settings'],
    crumbs: [],
  }
}

export function buildReviewPage(): UserPage {
  return {
    kind: 'user-review',
    path: routes['user-review'],
    crumbs: [],
  }
}

export function buildProfilePage(): UserPage {
  return {
    kind: 'user-profile',
    path: routes['user-profile'],
    crumbs: [],
  }
}

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

export function buildMyRecordPage({ catalogue }: PageSource): MyRecordPage {
  return {
    kind: 'my-record',
    path: routes['my-record'],
    crumbs: [],
    tours: catalogue.tours.map(({ id, name }) => [id, name]),
  }
}

export function buildSharedPage(): SharedPage {
  return {
    kind: 'shared',
    path: routes.shared,
    crumbs: [],
  }
}
