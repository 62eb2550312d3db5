/**
 * The words of an item's name as they are looked for, each between hyphens. Apart from the tables of names, which no page
 * loads: style sheets have them.
 */
export function wrapWords(id: string): string {
  return `-${id}-`
}
