import { useState } from 'react'
import { longestCollectionName } from '#documents/collections.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import './name-form.css'

interface NameFormProps {
  readonly label: string
  readonly submit: string
  readonly onName: (name: string) => void
  readonly placeholder?: string
  /** The name that it is to replace. The form then takes the place of the button that was pressed, with its focus. */
  readonly first?: string
}

/** The name of a collection or of a kept snapshot. */
export function NameForm({ label, submit, onName, placeholder, first }: NameFormProps) {
  const [name, setName] = useState(first ?? '')
  const trimmed = name.trim()
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (trimmed === '') return
        onName(trimmed)
        setName('')
      }}
    >
      <TextField
        label={label}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={longestCollectionName}
        value={name}
        onChange={setName}
        ref={first === undefined ? undefined : selectAtOnce}
        required
      />
      <Button type="submit" look="primary" isDisabled={trimmed === ''}>
        {submit}
      </Button>
    </form>
  )
}

function selectAtOnce(field: HTMLInputElement | null): void {
  field?.select()
}
