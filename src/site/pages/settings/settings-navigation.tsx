const groups = [
  ['you', 'You'],
  ['sign-in', 'Signing in'],
  ['look', 'Look'],
  ['offline', 'Offline'],
  ['export', 'Export'],
  ['import', 'Import'],
  ['snapshots', 'Earlier states'],
  ['delete', 'Delete'],
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
