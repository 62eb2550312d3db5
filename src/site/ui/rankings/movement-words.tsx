import { formatMovement } from './movement.ts'

/** A movement beside its arrow, which the class draws: one sign to see, and to hear the one that is text. */
export function MovementWords({ movement }: { movement: number | null }) {
  const words = formatMovement(movement)
  if (!movement) return words
  return (
    <>
      <span className="visually-hidden">{words[0]}</span>
      {words.slice(1)}
    </>
  )
}
