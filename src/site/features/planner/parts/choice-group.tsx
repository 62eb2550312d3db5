import { useId, type ReactNode } from 'react'
import './choice-group.css'

interface ChoiceGroupProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly name: ReactNode }[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** One of a few: radio buttons that look like a strip of buttons. */
export function ChoiceGroup<Value extends string>({ label, options, chosen, onChoose }: ChoiceGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className="choice-group">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === chosen} onChange={() => onChoose(option.value)} />
          <span>{option.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
