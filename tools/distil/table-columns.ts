import type { TableName } from '#catalogue/content-tables.ts'

/** A row of a table of facts, cell by cell, as text. */
export type Cells = Readonly<Record<string, string>>

interface TablePlan {
  /** The table of facts. */
  readonly from: string
  /** Its column for each of ours. */
  readonly columns: Readonly<Record<string, string>>
  /** Several of our rows from one of the facts, or none; one if left out. */
  readonly split?: (row: Cells, positionOfTour: ReadonlyMap<string, string>) => readonly Cells[]
}

const item = { kind: 'item_kind', item: 'item_slug' }
const ofRarity = { kind: 'item_kind', rarity: 'rarity' }
const challenge = { tourNumber: 'tour_number', cupPosition: 'cup_position' }

/** From which table of facts, and from which of its columns, each table of the content is made. */
export const tablePlans: Readonly<Partial<Record<TableName, TablePlan>>> = {
  'item-keys': {
    from: 'item_keys.csv',
    columns: { item: 'item_slug', gameKey: 'game_key', internalName: 'internal_name', sortId: 'sort_id' },
  },
  'course-keys': {
    from: 'course_keys.csv',
    columns: { variant: 'course_variant_slug', gameKey: 'game_key', basis: 'basis' },
  },
  'tour-keys': {
    from: 'tour_keys.csv',
    columns: { tourNumber: 'tour_number', gameId: 'game_id', gameKey: 'game_key', basis: 'basis' },
  },
  'skill-keys': {
    from: 'skill_keys.csv',
    columns: { skill: 'skill_slug', rarity: 'rarity', gameId: 'game_id', gameKey: 'game_key' },
  },
  'cup-keys': { from: 'cup_keys.csv', columns: { gameKey: 'game_key', name: 'cup' } },
  'badge-ids': {
    from: 'badge_ids.csv',
    columns: { gameId: 'game_id', gameKey: 'game_key', sortId: 'sort_id', dataVersion: 'data_version' },
  },
  balloons: {
    from: 'balloons.csv',
    columns: { gameId: 'game_id', gameKey: 'game_key', internalName: 'internal_name', name: 'name', price: 'price' },
  },
  'cup-exports': {
    from: 'cup_exports.csv',
    columns: {
      ...challenge,
      coursePosition: 'course_position',
      cupKey: 'cup_key',
      ranked: 'ranked',
      variant: 'course_variant_slug',
      driver: 'pictured_driver_slug',
      bannedScore: 'banned_score',
      rankingNormalizeScore: 'ranking_normalize_score',
      ...mapPositions(5, (position) => [`scoreReward${position}`, `reward_${position}`]),
    },
    split: (row) => [{ ...row, ...numberParts(row['score_rewards'], ';', 'reward_') }],
  },
  'bonus-challenges': {
    from: 'bonus_challenges.csv',
    columns: {
      ...challenge,
      cupKey: 'cup_key',
      eventId: 'event_id',
      rule: 'rule',
      variant: 'course_variant_slug',
      mirror: 'mirror',
      team: 'team',
      laps: 'laps',
      cc: 'cc',
      driver: 'driver_slug',
      kart: 'kart_slug',
      glider: 'glider_slug',
      goal1: 'goal_1',
      goal2: 'goal_2',
      goal3: 'goal_3',
    },
  },
  'bonus-challenge-racers': {
    from: 'bonus_challenges.csv',
    columns: { ...challenge, racer: 'racer', driver: 'driver', kart: 'kart', glider: 'glider' },
    split: listRacers,
  },
  offers: {
    from: 'offers.csv',
    columns: { cyclePosition: 'cycle_position', ...item, rate: 'rate', onlyInRunOf: 'only_in_run_of' },
  },
  'offer-pools': {
    from: 'offer_pools.csv',
    columns: { pool: 'pool', ...item, cyclePosition: 'tour' },
    split: (row, positionOfTour) => [{ ...row, tour: positionOfTour.get(row['tour']!) ?? row['tour']! }],
  },
  obtainable: {
    from: 'obtainable.csv',
    columns: { tourNumber: 'tour_number', ...item, way: 'how', recordedOn: 'recorded_on' },
  },
  prices: {
    from: 'prices.csv',
    columns: { kind: 'item_kind', rarity: 'rarity', miiSuit: 'mii_suit', price: 'price', currency: 'currency' },
    split: (row) => [{ ...row, mii_suit: String(row['mii_suit'] === 'yes') }],
  },
  scoring: {
    from: 'scoring.csv',
    columns: { subject: 'subject', key: 'key', rarity: 'rarity', value: 'value', unit: 'unit', source: 'source' },
  },
  'level-costs': {
    from: 'upgrade_costs.csv',
    columns: {
      ...ofRarity,
      fromLevel: 'from_level',
      toLevel: 'to_level',
      tickets: 'tickets',
      basis: 'basis',
    },
  },
  'points-caps': {
    from: 'points_caps.csv',
    columns: {
      ...ofRarity,
      fromStep: 'from_step',
      toStep: 'to_step',
      tickets: 'tickets',
      basePointsBefore: 'base_points_before',
      basePointsAfter: 'base_points_after',
      basis: 'basis',
    },
  },
  'base-points': {
    from: 'base_points.csv',
    columns: {
      ...ofRarity,
      pointsLevel: 'points_level',
      experience: 'experience',
      basePoints: 'base_points',
      capStep: 'cap_step',
      basis: 'basis',
    },
  },
  tickets: {
    from: 'tickets.csv',
    columns: { ticket: 'ticket', ...ofRarity, gameId: 'game_id', coinValue: 'coin_value', basis: 'basis' },
  },
  'driver-tags': { from: 'driver_tags.csv', columns: { tag: 'tag_id', driver: 'driver_slug' } },
  'shelf-observations': {
    from: 'shelf_observations.csv',
    columns: {
      from: 'from_date',
      to: 'to_date',
      variant: 'course_variant_slug',
      ...item,
      shelf: 'shelf',
      source: 'source',
    },
  },
}

function mapPositions(count: number, entry: (position: number) => [string, string]): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => entry(index + 1)))
}

function numberParts(cell: string | undefined, separator: string, prefix: string): Cells {
  const parts = cell ? cell.split(separator) : []
  return Object.fromEntries(parts.map((part, index) => [`${prefix}${index + 1}`, part]))
}

/** "dry-bones/pipe-frame/super-glider | …": the others in a race, with kart and glider; some karts are bare numbers. */
function listRacers(row: Cells): Cells[] {
  const racers = row['other_racers'] ? row['other_racers'].split(' | ') : []
  return racers.map((racer, index) => {
    const [driver = '', kart = '', glider = ''] = racer.split('/')
    return { ...row, racer: String(index + 1), driver, kart: /^\d+$/.test(kart) ? '' : kart, glider }
  })
}
