import { routes } from '#pages/routes/routes.ts'

const names = new Map<string, string>([
  [routes['user-settings'], 'your settings'],
  [routes['user-profile'], 'your profile'],
  [routes['user-checklist'], 'your account’s checklist'],
])

/** What to call the page that waits for a sign-in; null if none does. @param intent see `authIntent` of the session */
export function nameWantedPage(intent: string): string | null {
  if (!intent.startsWith('/')) return null
  return names.get(intent.replace(/[?#].*/, '')) ?? 'the page you asked for'
}
