import type { Badge } from '../entities.ts'

/** Its name in the game, which of the general one is just "Badge": among the others that says nothing. */
export function nameBadge({ name, kind }: Pick<Badge, 'name' | 'kind'>): string {
  return name === 'Badge' && kind === 'general' ? 'General badge' : name
}
