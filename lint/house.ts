/** Which part of the code may import which: the plan that ARCHITECTURE.md draws and `house-plugin.ts` enforces. */

/** The rooms of `src/`, and what each may import besides itself. */
export const rooms = {
  catalogue: [],
  rankings: ['catalogue'],
  pages: ['catalogue', 'rankings'],
  documents: [],
  site: ['catalogue', 'rankings', 'pages', 'documents'],
  generator: ['catalogue', 'rankings', 'pages', 'documents', 'site'],
  server: ['documents'],
} as const satisfies Record<string, readonly string[]>

export type Room = keyof typeof rooms

/** No disk, no network, no framework. */
export const pureRooms: readonly Room[] = ['catalogue', 'rankings', 'pages', 'documents']

/**
 * The folders inside a room, lowest first: each may import from itself and from those before it, so no two can form a
 * cycle. Tests beside the code, and the `testing` folders that help them, may look at everything in their room;
 * nothing else may look into those folders.
 */
export const folders: Readonly<Partial<Record<Room, readonly string[]>>> = {
  pages: [
    'open-data/shapes',
    'routes',
    'data',
    'config',
    'source',
    'cards',
    'badge',
    'guide',
    'ranking',
    'item',
    'course',
    'skill',
    'tour',
    'home',
    'player',
    'open-data',
    'feeds',
    'site',
    'search',
    'structured-data',
    'plan',
  ],
  site: [
    // ui: knows nothing of what the product does with its data.
    'ui',
    'ui/styles',
    'ui/store',
    'ui/keyboard',
    'ui/wording',
    'ui/emblems',
    'ui/toasts',
    'ui/loading',
    'ui/components',
    'ui/items',
    'ui/rankings',
    'ui/tours',
    'ui/countdown',
    'ui/shelf-history',
    'ui/controls',
    // features: what several pages can do.
    'features/navigation',
    'features/analytics',
    'features/accounts/port',
    'features/accounts/remote',
    'features/accounts/live',
    'features/accounts/session',
    'features/accounts/writes',
    'features/accounts/menu',
    'features/accounts/dialogs',
    'features/accounts',
    'features/preferences',
    'features/search',
    'features/lists',
    'features/checklist',
    'features/checklist/import-export',
    'features/checklist/snapshots',
    'features/checklist/ownership-marks',
    'features/rankings/reasons',
    'features/rankings/charts',
    'features/rankings/weights',
    'features/planner',
    'features/offline',
    'features/offline/service-worker',
    // pages: one folder for each kind of page.
    'pages/account',
    'pages/badge',
    'pages/checklist',
    'pages/course',
    'pages/data',
    'pages/item',
    'pages/ranking',
    'pages/design',
    'pages/guide',
    'pages/home',
    'pages/not-found',
    'pages/offline',
    'pages/planner',
    'pages/settings',
    'pages/profile',
    'pages/skill',
    'pages/tour',
    // shell: what puts the rest together.
    'shell/layout',
    'shell/shortcuts',
    'shell',
  ],
  generator: [
    'files',
    'options',
    'reports',
    'bundle',
    'emblems',
    'prepare',
    'distil',
    'links',
    'render',
    'cards',
    'offline',
    'publish',
    'development',
    'commands',
  ],
}
