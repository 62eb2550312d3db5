/** A game of four drivers, two karts, a glider, two courses and three tours, small enough to be ranked by hand. */
import { compareItems } from '#catalogue/build/build-items.ts'
import { noTables } from '#catalogue/content-tables.ts'
import type { Catalogue, Course, CourseVariant, Item, ShelfRelation, Tour } from '#catalogue/entities.ts'
import { mapById } from '#catalogue/build/build-catalogue.ts'
import { makeItem, plainActions } from '#rankings/testing/make-catalogue.ts'

type RelationParts = readonly [variantId: string, ...rest: [ShelfRelation['shelf'], ShelfRelation['level'], 1 | 2]]

const tourStarts = { 1: '2019-09-25', 2: '2019-10-09' } as const

function item(fields: Pick<Item, 'kind' | 'id' | 'name' | 'rarity'> & Partial<Item>, relations: RelationParts[]): Item {
  const shelves = relations.map(([variantId, shelf, level, tour]): ShelfRelation => ({
    variantId,
    shelf,
    level,
    since: tourStarts[tour],
    until: null,
  }))
  return makeItem(fields.id, shelves, fields)
}

function variant(courseId: string, suffix: string, name: string, debutTour: number): CourseVariant {
  return {
    id: courseId + suffix,
    courseId,
    name,
    layout: suffix === '-2' ? 2 : 1,
    variant: suffix === '-r' ? 'R' : '',
    mode: 'race',
    debutTour,
    firstSeen: null,
    basis: 'recorded',
    actions: {
      ...plainActions,
      withSkill: { 'giant-banana': 160, 'lucky-seven': 170, 'boomerang-flower': 190, 'coin-box': 190 },
    },
  }
}

const drivers = [
  item({ kind: 'driver', id: 'peach', name: 'Peach', rarity: 'super', gameId: 3 }, [
    ['3ds-bowsers-castle', 'top', 1, 1],
  ]),
  item({ kind: 'driver', id: 'mario', name: 'Mario', rarity: 'super', gameId: 1, skillId: 'fire-flower' }, [
    ['3ds-bowsers-castle', 'middle', 1, 1],
    ['3ds-bowsers-castle', 'top', 3, 2],
    ['3ds-bowsers-castle-r', 'middle', 1, 2],
    ['tour-new-york-minute', 'top', 1, 1],
  ]),
  item({ kind: 'driver', id: 'mario-santa', name: 'Mario (Santa)', rarity: 'high-end', gameId: 7, debutTour: 2 }, [
    ['3ds-bowsers-castle', 'top', 1, 2],
    ['3ds-bowsers-castle-r', 'top', 1, 2],
    ['tour-new-york-minute', 'top', 1, 2],
  ]),
  item(
    { kind: 'driver', id: 'boo', name: 'Boo', rarity: 'high-end', debutTour: 3, names: { fr: 'Boo', ja: 'テレサ' } },
    [],
  ),
]
const karts = [
  item({ kind: 'kart', id: 'pipe-frame', name: 'Pipe Frame', rarity: 'normal', gameId: 20 }, [
    ['3ds-bowsers-castle', 'middle', 1, 1],
  ]),
  item({ kind: 'kart', id: 'b-dasher', name: 'B Dasher', rarity: 'high-end', gameId: 21, skillId: 'dash-panel-plus' }, [
    ['tour-new-york-minute', 'top', 1, 1],
  ]),
]
/** In the game, but on no shelf that is on record. */
const gliders = [item({ kind: 'glider', id: 'super-glider', name: 'Super Glider', rarity: 'normal', gameId: 30 }, [])]

const courses: Course[] = [
  {
    id: 'tour-new-york-minute',
    platform: 'tour',
    name: 'New York Minute',
    names: {},
    kind: 'city',
    debutTour: 1,
    firstSeen: null,
    basis: 'recorded',
    variants: [
      variant('tour-new-york-minute', '', 'New York Minute', 1),
      variant('tour-new-york-minute', '-2', 'New York Minute 2', 2),
    ],
  },
  {
    id: '3ds-bowsers-castle',
    platform: '3ds',
    name: "Bowser's Castle",
    names: {},
    kind: 'classic',
    debutTour: 1,
    firstSeen: null,
    basis: 'recorded',
    variants: [
      variant('3ds-bowsers-castle', '', "3DS Bowser's Castle", 1),
      variant('3ds-bowsers-castle', '-r', "3DS Bowser's Castle R", 2),
    ],
  },
]

const tours: Tour[] = [
  {
    id: 'new-york-tour',
    number: 1,
    name: 'New York Tour',
    start: '2019-09-25',
    end: '2019-10-09',
    seasonId: null,
    newCityCourses: ['New York Minute'],
    basis: 'recorded',
    cups: [
      { position: 2, name: 'Peach Cup', driverId: 'peach', variantIds: ['3ds-bowsers-castle'], picturedIds: [] },
      { position: 1, name: 'Mii Cup', driverId: null, variantIds: ['tour-new-york-minute'], picturedIds: [] },
    ],
    cupsBasis: 'recorded',
    rankedCups: [
      {
        week: 1,
        cupPosition: null,
        name: null,
        start: '2019-09-25',
        end: '2019-10-02',
        variantIds: ['tour-new-york-minute'],
        basis: 'recorded',
      },
    ],
    pipeBoosts: [],
  },
  {
    id: 'tokyo-tour',
    number: 2,
    name: 'Tokyo Tour',
    start: '2019-10-09',
    end: '2019-10-23',
    seasonId: null,
    newCityCourses: [],
    basis: 'recorded',
    cups: [
      {
        position: 1,
        name: 'Mario Cup',
        driverId: 'mario',
        variantIds: ['3ds-bowsers-castle-r', 'tour-new-york-minute'],
        picturedIds: [],
      },
    ],
    cupsBasis: 'recorded',
    rankedCups: [
      {
        week: 1,
        cupPosition: 1,
        name: 'Mario Cup',
        start: '2019-10-09',
        end: '2019-10-16',
        variantIds: ['3ds-bowsers-castle-r'],
        basis: 'recorded',
      },
      {
        week: 2,
        cupPosition: null,
        name: 'Peach Cup',
        start: '2019-10-16',
        end: '2019-10-23',
        variantIds: ['3ds-bowsers-castle'],
        basis: 'recorded',
      },
    ],
    pipeBoosts: [],
  },
  {
    id: 'halloween-tour',
    number: 3,
    name: 'Halloween Tour',
    start: '2019-10-23',
    end: '2019-11-06',
    seasonId: null,
    newCityCourses: [],
    basis: 'inferred',
    cups: [],
    cupsBasis: 'inferred',
    rankedCups: [
      {
        week: 1,
        cupPosition: null,
        name: 'Boo Cup',
        start: '2019-10-23',
        end: '2019-10-30',
        variantIds: ['tour-new-york-minute'],
        basis: 'inferred',
      },
    ],
    pipeBoosts: [],
  },
]

const skills: Catalogue['skills'] = [
  {
    id: 'fire-flower',
    name: 'Fire Flower',
    names: {},
    kind: 'driver',
    category: 'offensive',
    strength: 7,
    reason: 'It hits often.',
  },
  {
    id: 'dash-panel-plus',
    name: 'Dash Panel Plus',
    names: {},
    kind: 'kart',
    category: null,
    strength: null,
    reason: null,
  },
]

const guides: Catalogue['guides'] = [
  {
    id: 'shelves',
    title: 'Shelves explained',
    summary: 'What the three shelves of a course are worth.',
    order: 1,
    updated: '2019-10-01',
    markdown: '## Top shelf\n\nSee [Mario](/drivers/mario/).\n\n### Levels\n\nThey matter.\n',
    file: 'tips-and-tricks/shelves.md',
    markdownLine: 7,
    texts: new Map(),
  },
  {
    id: 'tickets',
    title: 'Tickets',
    summary: 'Where to spend tickets.',
    order: 2,
    updated: '2019-10-02',
    markdown: 'Read about [shelves](/tips-and-tricks/shelves/#top-shelf) first.\n',
    file: 'tips-and-tricks/tickets.md',
    markdownLine: 7,
    texts: new Map(),
  },
]

export const smallCatalogue: Catalogue = {
  end: { lastTour: 3, lastDay: '2019-11-05', closedOn: '2019-11-06' },
  today: '2019-10-17',
  skippedDays: new Set(['2019-10-02']),
  items: {
    driver: drivers.toSorted(compareItems),
    kart: karts.toSorted(compareItems),
    glider: gliders,
  },
  itemById: mapById([...drivers, ...karts, ...gliders]),
  skills,
  skillById: mapById(skills),
  courses,
  courseById: mapById(courses),
  variantById: mapById(courses.flatMap(({ variants }) => variants)),
  tours,
  badges: [
    { id: 'general', name: 'Badge', kind: 'general', codePrefix: 'Cpb' },
    { id: 'team-rally', name: 'Team Rally badge', kind: 'event', codePrefix: 'Fpb' },
  ],
  guides,
  ownNames: new Map(),
  publicCounts: null,
  shelfRecords: [
    { date: '2019-09-25', tour: 1, scope: 'full', source: 'hand-made' },
    { date: '2019-10-09', tour: 2, scope: 'full', source: 'hand-made' },
  ],
  cycle: { firstTour: 4, turns: [{ name: 'New York Tour ({year})', repeats: 'new-york-tour' }] },
  tables: noTables,
  provenance: new Map([
    ['drivers', { asOf: null, sources: [{ id: 'a-list', title: 'A list', url: null, what: 'All of it.' }] }],
  ]),
}
