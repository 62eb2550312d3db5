/**
 * Which part of the code may import which, as ARCHITECTURE.md explains and `house-plugin.ts` enforces. Besides, no folders
 * import each other in a circle. Tests, and the `testing` folders that help them, may look at everything in their room.
 */

/** The rooms of `src/`, and what each may import besides itself. */
export const rooms = {
  base: [],
  catalogue: ['base'],
  rankings: ['base', 'catalogue'],
  pages: ['base', 'catalogue', 'rankings'],
  documents: ['base'],
  wording: ['base', 'catalogue', 'rankings', 'pages', 'documents'],
  'command-line': ['base'],
  site: ['base', 'catalogue', 'rankings', 'pages', 'documents', 'wording'],
  generator: ['base', 'catalogue', 'rankings', 'pages', 'documents', 'wording', 'site', 'command-line'],
  server: ['base', 'documents', 'wording', 'command-line'],
} as const satisfies Record<string, readonly string[]>

export type Room = keyof typeof rooms

/** No disk, no network, no framework. */
export const pureRooms: readonly Room[] = ['base', 'catalogue', 'rankings', 'pages', 'documents', 'wording']

/** The floors of `src/site/`, lowest first: each may import from itself and from those before it. */
export const floors: readonly string[] = ['ui', 'features', 'pages', 'shell']
