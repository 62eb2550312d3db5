import { OfflinePanel } from '../../features/offline/offline-panel.tsx'
import { describeFailure } from '../../features/accounts/port/describe-failure.ts'
import { session } from '../../features/accounts/session/current-session.ts'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { useFollowedHash } from '../../features/navigation/use-followed-hash.ts'
import { useSession } from '../../features/accounts/session/use-session.ts'
import { ExportForm } from '../../features/checklist/import-export/export-form.tsx'
import { ImportForm } from '../../features/checklist/import-export/import-form.tsx'
import { SnapshotList } from '../../features/checklist/snapshots/snapshot-list.tsx'
import { AppearanceSettings } from './appearance-settings.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EmailSettings } from './email-settings.tsx'
import { NameSettings } from './name-settings.tsx'
import { PasswordSettings } from './password-settings.tsx'
import { SessionSettings } from './session-settings.tsx'
import { SettingsGroup } from './settings-group.tsx'
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
  return (
    // Text typed into one account's forms is not for the next.
    <div className="settings" key={user.uid}>
      <SettingsNavigation />
      <div className="settings-groups">
        {sessions.error !== undefined && (
          <p className="load-failure" role="alert">
            {describeFailure(sessions.error)} Name, picture and appearance are saved in this browser until then.
          </p>
        )}
        <SettingsGroup id="you" title="Profile">
          <NameSettings uid={user.uid} details={userDocument?.userDetails ?? {}} />
        </SettingsGroup>
        <SettingsGroup id="sign-in" title="Sign-in">
          <EmailSettings user={user} />
          <PasswordSettings user={user} />
          <SessionSettings loading={sessions} />
        </SettingsGroup>
        <SettingsGroup id="look" title="Appearance">
          <AppearanceSettings />
        </SettingsGroup>
        <SettingsGroup id="offline" title="Offline">
          <OfflinePanel />
        </SettingsGroup>
        <SettingsGroup id="export" title="Export">
          <ExportForm />
        </SettingsGroup>
        <SettingsGroup id="import" title="Import">
          <ImportForm />
        </SettingsGroup>
        <SettingsGroup id="snapshots" title="Checklist snapshots">
          <SnapshotList />
        </SettingsGroup>
        <SettingsGroup id="delete" title="Delete account">
          <DeleteAccount user={user} />
        </SettingsGroup>
      </div>
    </div>
  )
}
