import { findPasswordFault } from '#documents/password-rule.ts'

export interface FieldFault {
  /** The field's name. */
  readonly field: string
  readonly words: string
}

/** The first field, in form order, that the server would refuse. */
export function findFieldFault(form: HTMLFormElement, fields: Readonly<Record<string, string>>): FieldFault | null {
  for (const input of form.querySelectorAll('input')) {
    const words = findFault(input, fields)
    if (words !== null) return { field: input.name, words }
  }
  return null
}

function findFault(input: HTMLInputElement, { email = '' }: Readonly<Record<string, string>>): string | null {
  const value = input.value.trim()
  if (input.type === 'email') {
    if (value === '') return 'Enter your e-mail address.'
    return input.validity.typeMismatch || !/@[^@\s]+\.[^@\s]+$/.test(value) ? 'Enter a valid e-mail address.' : null
  }
  if (input.autocomplete === 'new-password') return findPasswordFault(input.value, email)
  return input.required && input.value === '' ? 'Enter your password.' : null
}
