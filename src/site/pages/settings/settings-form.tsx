import type { FormEvent, ReactNode } from 'react'
import { FormFailure } from '../../ui/controls/form-failure.tsx'
import './settings-form.css'

interface SettingsFormProps {
  readonly failure: string | null
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/** A form within the page, which does not take focus by itself. */
export function SettingsForm({ failure, onSubmit, children }: SettingsFormProps) {
  return (
    // Errors are shown in our own words, next to the field.
    <form className="settings-form" noValidate onSubmit={onSubmit}>
      <FormFailure words={failure} />
      {children}
    </form>
  )
}
