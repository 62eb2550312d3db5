import type { UserPage } from '../data/player-pages.ts'
import { routes } from '../routes/routes.ts'

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
