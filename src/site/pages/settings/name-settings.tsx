import { useEffect, useState } from 'react'
import { pictureSource } from '#documents/picture-address.ts'
import { longestDisplayName, type UserDetails } from '#documents/user-document.ts'
import { isHttpsAddress } from '#documents/web-address.ts'
import * as say from '#wording/settings.ts'
import { useSubmission } from '../../features/accounts/dialogs/use-submission.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { session } from '../../features/accounts/session/current-session.ts'
import { createDrafts } from '../../ui/store/create-drafts.ts'
import { FormFailure } from '../../ui/controls/form-failure.tsx'
import type { WriteOutcome } from '../../features/accounts/session/session.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import type { ToastOptions } from '../../ui/toasts/toast.ts'
import './name-settings.css'

const fieldNames = ['displayName', 'photoURL'] as const

const { useDraft } = createDrafts<FieldDrafts<(typeof fieldNames)[number]>>({})

interface NameSettingsProps {
  readonly uid: string
  readonly details: UserDetails
  /** Called once what was edited is saved, or waits to be. */
  readonly onSaved?: () => void
}

/**
 * The player's name, and the picture used when no badge is featured. A field being edited keeps its text whatever other
 * devices save; only what has been edited is written.
 */
export function NameSettings({ uid, details, onSaved }: NameSettingsProps) {
  const [drafts, setDrafts] = useDraft(uid)
  const name = readField(details, drafts, 'displayName')
  const picture = readField(details, drafts, 'photoURL')
  const isHttps = picture.trim() === '' || isHttpsAddress(picture.trim())
  const changed = listChanged(fieldNames, details, drafts)
  const isChanged = Object.keys(changed).length > 0
  const { isBusy, failure, onSubmit } = useSubmission(async () => {
    const outcome = isChanged ? await session.updateFields({ userDetails: changed }) : 'saved'
    setDrafts((now) => dropSaved(fieldNames, now, drafts))
    showOutcome(outcome, say.nameAndPictureSaved())
    onSaved?.()
  })
  return (
    // Errors are shown in our own words, next to the field.
    <form
      className="settings-form"
      noValidate
      onSubmit={(event) => (isHttps ? onSubmit(event) : event.preventDefault())}
    >
      <FormFailure words={failure} />
      <TextField
        label={say.displayName()}
        name="displayName"
        value={name}
        onChange={(displayName) => setDrafts((now) => ({ ...now, displayName }))}
        maxLength={longestDisplayName}
        autoComplete="nickname"
        hint={say.aboutDisplayName()}
      />
      <div className="picture-field">
        <TextField
          label={say.pictureUrl()}
          name="photoURL"
          type="url"
          inputMode="url"
          value={picture}
          onChange={(photoURL) => setDrafts((now) => ({ ...now, photoURL }))}
          autoComplete="photo"
          placeholder="https://"
          hint={say.aboutPicture()}
          error={isHttps ? null : say.enterHttps()}
        />
        <PicturePreview key={picture} address={isHttps ? picture.trim() : ''} />
      </div>
      <p className="actions">
        <Button type="submit" look="primary" isBusy={isBusy} isDisabled={!isHttps}>
          {say.saveNameAndPicture()}
        </Button>
        {isChanged && <span className="muted">{say.notSavedYet()}</span>}
      </p>
    </form>
  )
}

/** How long an address stays as it is before its picture is asked for: not at each letter. */
const typingMs = 400

/** Of one address; another one is another preview. */
function PicturePreview({ address }: { address: string }) {
  const [state, setState] = useState<'typed' | 'loading' | 'shown' | 'broken'>('typed')
  useEffect(() => {
    const timer = setTimeout(() => setState('loading'), typingMs)
    return () => clearTimeout(timer)
  }, [])
  if (address === '' || state === 'typed') return <span className="picture-preview" />
  return (
    <>
      {state !== 'broken' && (
        <img
          className="picture-preview"
          src={pictureSource(address)}
          alt={say.preview()}
          onLoad={() => setState('shown')}
          onError={() => setState('broken')}
        />
      )}
      {state === 'broken' && <output className="picture-preview broken">{say.noPictureFound()}</output>}
    </>
  )
}

/** Reports that a change is saved, or waiting for a connection. */
function showOutcome(outcome: WriteOutcome, saved: string): void {
  const toasts: Readonly<Record<WriteOutcome, ToastOptions>> = {
    saved: { message: saved },
    queued: { message: say.savedHere(), type: 'info' },
    unstored: { message: say.notStored(), type: 'warning', durationMs: 0 },
  }
  showToast(toasts[outcome])
}

/** What the reader has typed into fields and not saved yet. A field without a draft shows what is stored. */
type FieldDrafts<Name extends string> = { readonly [Field in Name]?: string }

/** The text of a field, by what is stored and what has been typed. */
export function readField<Name extends string>(
  stored: FieldDrafts<Name>,
  drafts: FieldDrafts<Name>,
  name: Name,
): string {
  return drafts[name] ?? stored[name] ?? ''
}

/** The fields that differ from what is stored, trimmed; null for one that has been emptied. */
export function listChanged<Name extends string>(
  names: readonly Name[],
  stored: FieldDrafts<Name>,
  drafts: FieldDrafts<Name>,
): Partial<Record<Name, string | null>> {
  const changed: Partial<Record<Name, string | null>> = {}
  for (const name of names) {
    const text = readField(stored, drafts, name).trim()
    if (text !== (stored[name] ?? '')) changed[name] = text === '' ? null : text
  }
  return changed
}

/** The drafts that are left when some have been saved: what was typed meanwhile stays. */
export function dropSaved<Name extends string>(
  names: readonly Name[],
  drafts: FieldDrafts<Name>,
  saved: FieldDrafts<Name>,
): FieldDrafts<Name> {
  const left: { [Field in Name]?: string } = { ...drafts }
  for (const name of names) if (left[name] === saved[name]) delete left[name]
  return left
}
