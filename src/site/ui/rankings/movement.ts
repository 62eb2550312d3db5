/** `+3`, `−2`, `=`, or a dash where there is nothing to compare with. The sign is text: colour only repeats it. */
export function formatMovement(movement: number | null): string {
  if (movement === null) return '–'
  if (movement === 0) return '='
  return movement > 0 ? `+${movement}` : `−${-movement}`
}

export function movementClass(movement: number | null): 'up' | 'down' | 'same' {
  return !movement ? 'same' : movement > 0 ? 'up' : 'down'
}
