import { formatMovement } from './movement.ts'

/**
 * A movement beside its arrow, which the class draws: one sign for the eye, and one as text for screen readers. Its
 * element is a short one, hidden by its place: a day's ranking has a hundred of them.
 */
export function MovementWords({ movement }: { movement: number | null }) {
  const words = formatMovement(movement)
  if (!movement) return words
  return (
    <>
      <b>{words[0]}</b>
      {words.slice(1)}
    </>
  )
}
