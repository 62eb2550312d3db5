import BadgeCheck from 'lucide-react/icons/badge-check'
import MailWarning from 'lucide-react/icons/mail-warning'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as say from '#wording/settings.ts'
import type { UserRecord } from '#documents/describe-user.ts'
import { providerNames } from '#documents/identity-provider.ts'
import { joinList } from '#wording/join-list.ts'
import { OfflinePanel } from '../../features/offline/offline-panel.tsx'
import { describeFailure } from '../../features/accounts/port/describe-failure.ts'
import { session, useSession } from '../../features/accounts/session/current-session.ts'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { useFollowedHash } from '../../features/navigation/follow-late-hash.ts'
import { ExportForm, exportEverything } from '../../features/checklist/import-export/export-form.tsx'
import { ImportForm } from '../../features/checklist/import-export/import-form.tsx'
import { AppearanceSettings } from '../../features/preferences/appearance-settings.tsx'
import { PlayerLevelField } from '../../features/preferences/player-level-field.tsx'
import { SnapshotList } from '../../features/checklist/snapshots/snapshot-list.tsx'
import {
  AccountFormFrame,
  NewPasswordField,
  EmailField,
  PasswordField,
} from '../../features/accounts/dialogs/form-parts.tsx'
import { useSubmission } from '../../features/accounts/dialogs/use-submission.ts'
import { withFreshSignIn } from '../../features/accounts/dialogs/with-fresh-sign-in.ts'
import { Button } from '../../ui/controls/button.tsx'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import { useAttempt } from '../../features/accounts/dialogs/use-attempt.ts'
import { FormFailure } from '../../ui/controls/form-failure.tsx'
import { AccountsError } from '../../features/accounts/port/accounts-error.ts'
import { ForgottenPassword, signInAgain } from '../../features/accounts/dialogs/forgotten-password.tsx'
import { Dialog, type Modal } from '../../ui/controls/dialog.tsx'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { catchFocus } from '../../ui/catch-focus.ts'
import { SettingsLine, SessionSettings } from './session-settings.tsx'
import { NameSettings } from './name-settings.tsx'
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

interface SettingsNavigationProps {
  readonly groups: readonly { readonly id: string; readonly title: string }[]
}

/** Links to the groups of settings. */
function SettingsNavigation({ groups }: SettingsNavigationProps) {
  return (
    <nav className="settings-navigation" aria-label={say.settings()}>
      <ul>
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A new password ends the other sessions; readers who sign in with a provider can set their first one here. */
function PasswordSettings({ user }: { user: UserRecord }) {
  const { isOpen, opener, close } = useOpenedForm()
  const hasPassword = user.providers.includes('password')
  return (
    <SettingsLine
      form={isOpen && <PasswordForm uid={user.uid} onDone={close} />}
      actions={<Button {...opener}>{hasPassword ? say.changePassword() : say.setAPassword()}</Button>}
    >
      <b>{say.password()}</b>
      <p className="muted">{hasPassword ? say.changingSignsOut() : say.noPassword()}</p>
    </SettingsLine>
  )
}

function PasswordForm({ uid, onDone }: { uid: string; onDone: () => void }) {
  const submission = useSubmission(async ({ password = '' }) => {
    await withFreshSignIn(async () => (await session.accounts()).updatePassword(uid, password))
    onDone()
    showToast({ message: say.passwordChanged() })
  })
  return (
    <AccountFormFrame submission={submission}>
      <NewPasswordField error={submission.faultOf('password')} />
      <p className="actions">
        <Button type="submit" look="primary" isBusy={submission.isBusy}>
          {say.savePassword()}
        </Button>
      </p>
    </AccountFormFrame>
  )
}

/** The address, whether it is verified, and a form to change it. */
function EmailSettings({ user }: { user: UserRecord }) {
  const { isOpen, opener, close } = useOpenedForm()
  const sending = useAttempt()
  const sendAgain = async () => {
    await (await session.accounts()).sendVerification()
    showToast({ message: say.emailSent({ email: user.email }) })
  }
  return (
    <SettingsLine
      form={isOpen && <EmailForm uid={user.uid} onDone={close} />}
      actions={
        <>
          {!user.emailVerified && (
            <Button isBusy={sending.isBusy} onClick={() => sending.run(sendAgain)}>
              {say.resendEmail()}
            </Button>
          )}
          <Button {...opener}>{say.changeAddress()}</Button>
        </>
      }
    >
      <b>{user.email}</b>
      {user.emailVerified ? (
        <p className="verified">
          <BadgeCheck size={18} aria-hidden /> {say.verified()}
        </p>
      ) : (
        <p className="unverified">
          <MailWarning size={18} aria-hidden /> {say.notVerified()}
        </p>
      )}
      <p className="muted">
        {say.waysToSignIn({
          ways: joinList(
            user.providers.map((provider) => (provider === 'password' ? say.aPassword() : providerNames[provider])),
          ),
        })}
      </p>
      <FormFailure words={sending.failure} />
    </SettingsLine>
  )
}

function EmailForm({ uid, onDone }: { uid: string; onDone: () => void }) {
  const submission = useSubmission(async ({ email = '' }) => {
    const address = email.trim()
    await withFreshSignIn(async () => (await session.accounts()).updateEmail(uid, address))
    onDone()
    showToast({ message: say.openLinkToConfirm({ address }), durationMs: 10_000 })
  })
  return (
    <AccountFormFrame submission={submission}>
      <EmailField label={say.newEmail()} error={submission.faultOf('email')} hint={say.aboutNewEmail()} />
      <p className="actions">
        <Button type="submit" look="primary" isBusy={submission.isBusy}>
          {say.sendLink()}
        </Button>
      </p>
    </AccountFormFrame>
  )
}

function DeleteAccount({ user }: { user: UserRecord }) {
  return (
    <>
      <p className="muted">{say.aboutDeleting()}</p>
      <p className="actions">
        <Button look="danger" onClick={() => showModal((modal) => <DeleteDialog {...modal} user={user} />)}>
          {say.deleteMyAccount()}
        </Button>
      </p>
    </>
  )
}

/**
 * Offers a last export, and asks for the password, which is a fresh sign-in, too. Whoever has another way in writes their
 * address and confirms as they like.
 */
function DeleteDialog({ user, ...modal }: Modal & { readonly user: UserRecord }) {
  const [written, setWritten] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const field = useRef<HTMLInputElement>(null)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = modal.isOpen
  }, [modal.isOpen])
  const needsPassword = user.providers.length === 1 && user.providers.includes('password')
  const isSure = needsPassword ? written !== '' : written.trim().toLowerCase() === user.email.toLowerCase()

  async function deleteAccount(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      const accounts = await session.accounts()
      if (needsPassword) await signInAgain(accounts, user.email, written)
      await withFreshSignIn(() => accounts.deleteAccount(user.uid))
      modal.close()
      showToast({ message: say.accountDeleted(), durationMs: 8000 })
    } catch (error) {
      console.error(error)
      // Back closes the dialog, whatever it is doing.
      if (isShown.current) setFailure(error)
      else showToast({ message: say.accountNotDeleted({ reason: describeFailure(error) }), type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  const words = failure === null ? null : describeFailure(failure)
  const isWrongPassword = failure instanceof AccountsError && failure.code === 'wrong-password'
  return (
    <Dialog
      {...modal}
      title={say.deleteYourAccount()}
      description={say.whatIsDeleted()}
      closesOnPressOutside={false}
      isBusy={isBusy}
      initialFocus={field}
      onSubmit={() => isSure && !isBusy && void deleteAccount()}
      actions={
        <>
          <Button onClick={modal.close} isDisabled={isBusy}>
            {say.cancel()}
          </Button>
          <Button type="submit" look="danger" isBusy={isBusy} isDisabled={!isSure}>
            {say.deletePermanently()}
          </Button>
        </>
      }
    >
      <FormFailure words={isWrongPassword ? null : words} />
      <p>
        {say.saveCopyFirst()}{' '}
        <Button onClick={() => void exportEverything().catch(setFailure)}>{say.downloadMyData()}</Button>
      </p>
      {needsPassword ? (
        <>
          {/* For password managers. */}
          <EmailField value={user.email} readOnly />
          <PasswordField
            autoComplete="current-password"
            ref={field}
            value={written}
            onChange={setWritten}
            error={isWrongPassword ? words : null}
          />
          <ForgottenPassword email={user.email} />
        </>
      ) : (
        <TextField
          label={say.emailToConfirm()}
          ref={field}
          value={written}
          onChange={setWritten}
          hint={say.enterEmail({ email: user.email })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </Dialog>
  )
}

/** A form that a button opens, and that gives the focus back to it when it closes. */
function useOpenedForm() {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return {
    isOpen,
    /** For the button. */
    opener: { ref: opener, 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) },
    close: () => {
      flushSync(() => setOpen(false))
      catchFocus(opener.current)
    },
  }
}
