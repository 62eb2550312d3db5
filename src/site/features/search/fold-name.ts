/**
 * A name as it is compared: small letters without accents, and without what nobody types (apostrophes, dots,
 * brackets). Letter by letter, so that a name that contains a query still does when both are folded.
 */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.()]/g, '')
}
