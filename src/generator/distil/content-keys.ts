/** The keys of the content files that facts are written into, in file order. */
export const contentKeys = {
  items: ['name', 'rarity', 'skill', 'debut-tour', 'game-id', 'basis', 'public-shelf-counts', 'names', 'shelves'],
  skills: ['name', 'kind', 'category', 'strength', 'reason', 'names'],
  courses: ['name', 'platform', 'kind', 'debut-tour', 'first-seen', 'basis', 'names', 'variants', 'actions'],
  tours: [
    'number',
    'name',
    'start',
    'end',
    'season-id',
    'new-city-courses',
    'basis',
    'cups',
    'ranked-cups',
    'pipe-boosts',
  ],
  shelfRecords: ['records'],
} as const
