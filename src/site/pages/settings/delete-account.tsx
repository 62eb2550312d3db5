import { useState } from 'react'
import type { UserRecord } from '#documents/describe-user.ts'
import { describeFailure } from '../../features/accounts/port/describe-failure.ts'
import { withFreshSignIn } from '../../features/accounts/dialogs/with-fresh-sign-in.ts'
import { readerChecklist } from '../../features/checklist/reader-checklist.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormFailure } from '../../ui/controls/form-failure.tsx'
import { Dialog, type Modal } from '../../ui/controls/dialog.tsx'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { session } from '../../features/accounts/session/current-session.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import { exportEverything } from '../../features/checklist/import-export/export-player.ts'

export function DeleteAccount({ user }: { user: UserRecord }) {
  return (
    <>
      <p className="muted">
        Permanently deletes your account, profile, checklist and snapshots. This cannot be undone.
      </p>
      <p className="actions">
        <Button look="danger" onClick={() => showModal((modal) => <DeleteDialog {...modal} user={user} />)}>
          Delete my account…
        </Button>
      </p>
    </>
  )
}

/** Asks for the e-mail address, offers a last export, and requires a fresh sign-in. */
function DeleteDialog({ user, ...modal }: Modal & { readonly user: UserRecord }) {
  const [written, setWritten] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isSure = written.trim().toLowerCase() === user.email.toLowerCase()

  async function deleteAccount(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      await withFreshSignIn(async () => (await session.accounts()).deleteAccount(user.uid))
      readerChecklist.forgetAccount(user.uid)
      modal.close()
      showToast({ message: 'Your account has been deleted.', durationMs: 8000 })
    } catch (error) {
      console.error(error)
      setFailure(describeFailure(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      {...modal}
      title="Delete your account?"
      description="Your account, profile, checklist and snapshots will be permanently deleted."
      closesOnPressOutside={false}
      isBusy={isBusy}
      onSubmit={() => isSure && !isBusy && void deleteAccount()}
      actions={
        <>
          <Button onClick={modal.close} isDisabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" look="danger" isBusy={isBusy} isDisabled={!isSure}>
            Delete permanently
          </Button>
        </>
      }
    >
      <FormFailure words={failure} />
      <p>
        Save a copy first:{' '}
        <Button onClick={() => void exportEverything().catch((error: unknown) => setFailure(describeFailure(error)))}>
          Download my data
        </Button>
      </p>
      <TextField
        label="Your e-mail address, to confirm"
        value={written}
        onChange={setWritten}
        hint={`Enter ${user.email}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </Dialog>
  )
}
