import './settings-navigation.css'

const groups = [
  ['you', 'Profile'],
  ['sign-in', 'Sign-in'],
  ['look', 'Appearance'],
  ['offline', 'Offline'],
  ['export', 'Export'],
  ['import', 'Import'],
  ['snapshots', 'Snapshots'],
  ['delete', 'Delete account'],
] as const

export function SettingsNavigation() {
  return (
    <nav className="settings-navigation" aria-label="Settings">
      <ul>
        {groups.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
