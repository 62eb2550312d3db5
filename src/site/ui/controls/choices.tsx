import './choices.css'

interface ChoicesProps<Choice extends string> {
  readonly legend: string
  /** For screen readers alone, where the choices say enough to everybody else. */
  readonly isLegendHidden?: boolean
  readonly choices: readonly Choice[]
  readonly names: Readonly<Record<Choice, string>>
  readonly chosen: Choice
  readonly onChoose: (choice: Choice) => void
}

/** One of a few, side by side. */
export function Choices<Choice extends string>(props: ChoicesProps<Choice>) {
  const { legend, isLegendHidden = false, choices, names, chosen, onChoose } = props
  return (
    <fieldset className="choices">
      <legend className={isLegendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name={legend} checked={choice === chosen} onChange={() => onChoose(choice)} />
          <span>{names[choice]}</span>
        </label>
      ))}
    </fieldset>
  )
}
