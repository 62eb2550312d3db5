import * as say from '#wording/settings.ts'
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
      title: say.profile(),
      content: (
        <>
          <NameSettings uid={user.uid} details={userDocument?.userDetails ?? {}} />
          <PlayerLevelField />
        </>
      ),
    },
    {
      id: 'sign-in',
      title: say.signIn(),
      content: (
        <>
          <EmailSettings user={user} />
          <PasswordSettings user={user} />
          <SessionSettings loading={sessions} />
        </>
      ),
    },
    { id: 'look', title: say.appearance(), content: <AppearanceSettings /> },
    { id: 'offline', title: say.offline(), content: <OfflinePanel /> },
    { id: 'export', title: say.exportIt(), content: <ExportForm /> },
    { id: 'import', title: say.importIt(), content: <ImportForm /> },
    { id: 'snapshots', title: say.snapshots(), content: <SnapshotList /> },
    { id: 'delete', title: say.deleteAccount(), content: <DeleteAccount user={user} /> },
  ]
  return (
    // Text typed into one account's forms is not for the next.
    <div className="settings" key={user.uid}>
      <SettingsNavigation groups={groups} />
      <div className="settings-groups">
        {sessions.error !== undefined && (
          <p className="load-failure" role="alert">
            {say.offlineNote({ reason: describeFailure(sessions.error) })}
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
