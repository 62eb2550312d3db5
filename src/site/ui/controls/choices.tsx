import './choices.css'

interface ChoicesProps<Choice extends string> {
  readonly legend: string
  readonly choices: readonly Choice[]
  readonly names: Readonly<Record<Choice, string>>
  readonly chosen: Choice
  readonly onChoose: (choice: Choice) => void
}

/** One of a few, side by side. */
export function Choices<Choice extends string>({ legend, choices, names, chosen, onChoose }: ChoicesProps<Choice>) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name={legend} checked={choice === chosen} onChange={() => onChoose(choice)} />
          <span>{names[choice]}</span>
        </label>
      ))}
    </fieldset>
  )
}
