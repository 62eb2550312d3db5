import type { FormEvent, ReactNode } from 'react'
import { FormFailure } from '../../ui/controls/form-failure.tsx'
import './settings-form.css'

interface SettingsFormProps {
  readonly failure: string | null
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/** A form in the middle of the page, which asks for no attention until it is used. */
export function SettingsForm({ failure, onSubmit, children }: SettingsFormProps) {
  return (
    // Faults are told in our words, beside the field.
    <form className="settings-form" noValidate onSubmit={onSubmit}>
      <FormFailure words={failure} />
      {children}
    </form>
  )
}
