import { OfflinePanel } from '../../features/offline/offline-panel.tsx'
import { describeFailure } from '../../features/accounts/port/describe-failure.ts'
import { session } from '../../features/accounts/session/current-session.ts'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { useFollowedHash } from '../../features/navigation/use-followed-hash.ts'
import { useSession } from '../../features/accounts/session/use-session.ts'
import { ExportForm } from '../../features/checklist/import-export/export-form.tsx'
import { ImportForm } from '../../features/checklist/import-export/import-form.tsx'
import { AppearanceSettings } from '../../features/preferences/appearance-settings.tsx'
import { PlayerLevelField } from '../../features/preferences/player-level-field.tsx'
import { SnapshotList } from '../../features/checklist/snapshots/snapshot-list.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EmailSettings } from './email-settings.tsx'
import { NameSettings } from './name-settings.tsx'
import { PasswordSettings } from './password-settings.tsx'
import { SessionSettings } from './session-settings.tsx'
import { SettingsNavigation } from './settings-navigation.tsx'
import './settings-body.css'

const loadSessions = async () => (await session.accounts()).sessions()

/** Everything about an account in one column. */
export function SettingsBody() {
  const { user, document: userDocument } = useSession()
  // Requested here, because it shows whether the server can be reached.
  const sessions = useLoading('sessions', loadSessions)
  useFollowedHash()
  if (!user) return null
  const groups = [
    {
      id: 'you',
      title: 'Profile',
      content: (
        <>
          <NameSettings uid={user.uid} details={userDocument?.userDetails ?? {}} />
          <PlayerLevelField />
        </>
      ),
    },
    {
      id: 'sign-in',
      title: 'Sign-in',
      content: (
        <>
          <EmailSettings user={user} />
          <PasswordSettings user={user} />
          <SessionSettings loading={sessions} />
        </>
      ),
    },
    { id: 'look', title: 'Appearance', content: <AppearanceSettings /> },
    { id: 'offline', title: 'Offline', content: <OfflinePanel /> },
    { id: 'export', title: 'Export', content: <ExportForm /> },
    { id: 'import', title: 'Import', content: <ImportForm /> },
    { id: 'snapshots', title: 'Snapshots', content: <SnapshotList /> },
    { id: 'delete', title: 'Delete account', content: <DeleteAccount user={user} /> },
  ]
  return (
    // Text typed into one account's forms is not for the next.
    <div className="settings" key={user.uid}>
      <SettingsNavigation groups={groups} />
      <div className="settings-groups">
        {sessions.error !== undefined && (
          <p className="load-failure" role="alert">
            {describeFailure(sessions.error)} Name, picture and appearance are saved in this browser until then.
          </p>
        )}
        {groups.map(({ id, title, content }) => (
          <section key={id} className="settings-group" aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <div className="settings-content">{content}</div>
          </section>
        ))}
      </div>
    </div>
  )
}
