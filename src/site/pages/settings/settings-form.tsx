import type { FormEvent, ReactNode } from 'react'

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
      <FailureWords words={failure} />
      {children}
    </form>
  )
}

/** Always there, so that it is read out when it comes. */
export function FailureWords({ words }: { words: string | null }) {
  return (
    <p className="settings-failure" role="alert">
      {words}
    </p>
  )
}
