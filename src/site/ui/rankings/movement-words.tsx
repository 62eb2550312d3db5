import * as say from '#wording/rows.ts'
import { rich } from '../wording/rich.tsx'

/**
 * A movement beside its arrow, which the class draws for the eye: screen readers, many of which leave out signs, have a
 * word. Its element is a short one, hidden by its place: a day's ranking has a hundred of them.
 */
export function MovementWords({ movement }: { movement: number | null }) {
  if (!movement) return formatMovement(movement)
  const direction = movement > 0 ? 'up' : 'down'
  return rich(say.moved({ direction, ranks: Math.abs(movement) }), { word: (word) => <b>{word}</b> })
}

/** `+3`, `−2`, `=`, or a dash where there is nothing to compare with. The sign is text: colour only repeats it. */
export function formatMovement(movement: number | null): string {
  if (movement === null) return '–'
  if (movement === 0) return '='
  return movement > 0 ? `+${movement}` : `−${-movement}`
}

export function movementClass(movement: number | null): 'up' | 'down' | 'same' {
  return !movement ? 'same' : movement > 0 ? 'up' : 'down'
}
