import type { UserPage } from '../data/player-pages.ts'
import { routes } from '../routes/routes.ts'

export function buildSettingsPage(): UserPage {
  return {
    kind: 'user-settings',
    path: routes['user-settings'],
    title: 'Settings',
    description: 'Your account on Topshelf: e-mail address, password and how you sign in.',
    crumbs: [],
  }
}

export function buildReviewPage(): UserPage {
  return {
    kind: 'user-review',
    path: routes['user-review'],
    title: 'Review reports',
    description: 'What players have reported, for those who decide on it.',
    crumbs: [],
  }
}

export function buildProfilePage(): UserPage {
  return {
    kind: 'user-profile',
    path: routes['user-profile'],
    title: 'Profile',
    description: 'Your profile on Topshelf: your name, picture, featured items and badges.',
    crumbs: [],
  }
}
