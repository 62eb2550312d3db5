/**
 * The tables of `content/tables/`: facts copied whole from a source, row by row. Whatever people write and
 * correct by hand is in a file for each thing instead.
 */
import * as z from 'zod'
import {
  basisField,
  countField,
  cyclePositionField,
  dayField,
  driverReference,
  gliderReference,
  itemReference,
  kartReference,
  kindField,
  nameField,
  rarityField,
  shelfField,
  skillReference,
  tourReference,
  variantReference,
} from './table-fields.ts'

/** How likely the Spotlight Shop of a tour was to offer an item. */
export const offerRates = ['spotlight', 'high', 'normal', 'low'] as const
const offerPools = ['daily-selects', 'all-clear-pipe', 'gold-premium-challenge'] as const
export const waysToGet = [
  'spotlight',
  'daily-spotlight',
  'daily-spotlight-gold',
  'mii-shop',
  'gold-pass',
  'paid',
  'other',
] as const

/** What a bonus challenge asks for, by the game's own names. */
export const challengeRules = [
  'BossKoopa',
  'ComboAttack',
  'CountBeatKuribo',
  'CountJumpAction',
  'CountStampEnemy',
  'DontCrash',
  'GatePass',
  'ItemBoxChase',
  'MarkPoint',
  'OneHundredRace',
  'ParadeSnap',
  'RaceReversal',
  'RecordGlide',
  'TimeAttack',
  'TimeLimitBoss',
] as const

export type OfferRate = (typeof offerRates)[number]
export type OfferPool = (typeof offerPools)[number]
export type WayToGet = (typeof waysToGet)[number]
export type ChallengeRule = (typeof challengeRules)[number]

const gameIdField = countField.describe('Its number inside the game.')
const gameKeyField = nameField.describe('Its key inside the game.')
const sortIdField = countField.describe('The number by which the game sorts it.')
const cupPositionField = z.int().positive().describe('Position of the cup in its tour.')
const cupKeyField = nameField.meta({ references: 'cup-keys.gameKey', description: 'Key of the cup inside the game.' })
const challengeKey = { tourNumber: tourReference, cupPosition: cupPositionField }

const goalField = (stars: string) =>
  z.int().nullable().describe(`What ${stars} take: a count, a place, or seconds, as the rule says. Null: no such step.`)

const rewardField = countField.nullable().describe('From the field ScoreRewards; no source says what it means.')

/** By file name. The key of a table is a set of columns that no two rows share. */
export const contentTables = {
  'item-keys': table(['item'], {
    item: itemReference,
    gameKey: gameKeyField.nullable(),
    internalName: nameField.nullable().describe('What the game calls its model.'),
    sortId: sortIdField.nullable(),
  }),
  'course-keys': table(['variant'], { variant: variantReference, gameKey: gameKeyField, basis: basisField }),
  'tour-keys': table(['tourNumber'], {
    tourNumber: tourReference,
    gameId: gameIdField,
    gameKey: gameKeyField.describe('Its key inside the game, which a tour that repeats another shares with it.'),
    basis: basisField,
  }),
  'skill-keys': table(['gameKey'], {
    skill: skillReference,
    rarity: rarityField.nullable().describe('The rarity of the items that have it; null where one key serves all.'),
    gameId: gameIdField,
    gameKey: gameKeyField,
  }),
  'cup-keys': table(['gameKey'], { gameKey: gameKeyField, name: nameField.describe('Name of the cup.') }),
  'badge-ids': table(['gameId'], {
    gameId: gameIdField,
    gameKey: gameKeyField.describe('Its key inside the game; it begins with the code prefix of its kind.'),
    sortId: sortIdField,
    dataVersion: countField.describe('Version of the game’s data that brought it: 12800 is 1.28.'),
  }),
  balloons: table(['gameId'], {
    gameId: gameIdField,
    gameKey: gameKeyField,
    internalName: nameField.describe('What the game calls its model.'),
    name: nameField.describe('Its official name in English.'),
    price: countField.meta({ description: 'What it cost.', unit: 'coins' }),
  }),
  'cup-exports': table(['tourNumber', 'cupPosition', 'coursePosition'], {
    tourNumber: tourReference,
    cupPosition: cupPositionField,
    coursePosition: z.int().min(1).max(3).describe('Position of the course in its cup.'),
    cupKey: cupKeyField,
    ranked: z.boolean().describe('Whether the game’s row says that the cup was a ranked one.'),
    variant: variantReference,
    driver: driverReference.describe('The driver in the picture of the course.'),
    bannedScore: countField.describe('The field BannedScore; no source says what it means.'),
    rankingNormalizeScore: countField.describe('The field RankingNormalizeScore; no source says what it means.'),
    scoreReward1: rewardField,
    scoreReward2: rewardField,
    scoreReward3: rewardField,
    scoreReward4: rewardField,
    scoreReward5: rewardField,
  }),
  'bonus-challenges': table(['tourNumber', 'cupPosition'], {
    ...challengeKey,
    cupKey: cupKeyField,
    eventId: gameIdField,
    rule: z.enum(challengeRules).describe('What to do, by the game’s own name.'),
    variant: variantReference,
    mirror: z.boolean().describe('Whether left and right are changed.'),
    team: z.boolean().describe('Whether it is raced in teams.'),
    laps: countField.describe('0: a glide, without laps.'),
    cc: countField.meta({ description: 'Class of the race.', unit: 'cc' }),
    driver: driverReference,
    kart: kartReference,
    glider: gliderReference,
    goal1: goalField('three stars'),
    goal2: goalField('two stars'),
    goal3: goalField('one star').describe('What one star takes, likewise.'),
  }),
  'bonus-challenge-racers': table(['tourNumber', 'cupPosition', 'racer'], {
    ...challengeKey,
    racer: z.int().positive().describe('Position in the list of the other racers.'),
    driver: driverReference,
    kart: kartReference.nullable().describe('Id of a kart; null where the source has a number that belongs to none.'),
    glider: gliderReference,
  }),
  offers: table(['cyclePosition', 'item'], {
    cyclePosition: cyclePositionField,
    kind: kindField,
    item: itemReference,
    rate: z.enum(offerRates).describe('How likely the Spotlight Shop of the tour showed it; spotlight: always.'),
    onlyInRunOf: z.int().nullable().describe('The year of the only run of the tour that sold it; null for every run.'),
  }),
  'offer-pools': table(['pool', 'item'], {
    pool: z.enum(offerPools).describe('From where the item could be had besides the Spotlight Shop.'),
    kind: kindField,
    item: itemReference,
    cyclePosition: cyclePositionField
      .nullable()
      .describe('Position in the yearly cycle of the tour that had it; null for every tour.'),
  }),
  obtainable: table(['tourNumber', 'item', 'way'], {
    tourNumber: tourReference,
    kind: kindField,
    item: itemReference,
    way: z.enum(waysToGet).describe('How it could be had in that tour.'),
    recordedOn: dayField.describe('Day of the list that says so.'),
  }),
  service: table(['event'], {
    event: nameField.describe('What happened, in a word.'),
    date: z
      .string()
      .regex(/^\d{4}-\d{2}(-\d{2}(T\d{2}:\d{2}:\d{2}Z)?)?$/)
      .describe('A month, a day or a moment, UTC.'),
    what: nameField.describe('What happened, in a sentence.'),
    basis: basisField,
    source: nameField.describe('What says so: a table of ours, or a source of the table.'),
  }),
  prices: table(['kind', 'rarity', 'miiSuit'], {
    kind: kindField,
    rarity: rarityField,
    miiSuit: z.boolean().describe('Whether it is the price of a Mii racing suit.'),
    price: countField.describe('What an item of that kind and rarity cost.'),
    currency: z.enum(['coins']).nullable().describe('Null where the source does not name it.'),
  }),
  scoring: table(['subject', 'key', 'rarity'], {
    subject: nameField.describe('Which part of the score of a race the figure belongs to.'),
    key: nameField.describe('What it is for, within that part.'),
    rarity: rarityField.nullable().describe('For items of one rarity; null for all.'),
    value: z.number().describe('The figure, in its unit.'),
    unit: nameField.nullable().describe('The unit of the figure; null for a bare number.'),
    source: z
      .enum(['nintendo', 'sheet', 'wiki'])
      .describe('nintendo: the game’s own page on points; sheet: the score sheet of players; wiki: Super Mario Wiki.'),
  }),
  'level-costs': table(['kind', 'rarity', 'fromLevel'], {
    kind: kindField,
    rarity: rarityField,
    fromLevel: z.int().min(1).max(7).describe('Level before.'),
    toLevel: z.int().min(2).max(8).describe('Level after.'),
    tickets: countField.meta({
      description: 'What the step takes; a second copy counts like a ticket.',
      unit: 'tickets',
    }),
    basis: basisField,
  }),
  'points-caps': table(['kind', 'rarity', 'fromStep'], {
    kind: kindField,
    rarity: rarityField,
    fromStep: z.int().min(0).max(3).describe('Points-cap step before.'),
    toStep: z.int().min(1).max(4).describe('Points-cap step after.'),
    tickets: countField.meta({ description: 'Points-cap tickets that the step takes.', unit: 'tickets' }),
    basePointsBefore: countField.describe('Full base points before.'),
    basePointsAfter: countField.describe('Full base points after.'),
    basis: basisField,
  }),
  'base-points': table(['kind', 'rarity', 'pointsLevel'], {
    kind: kindField,
    rarity: rarityField,
    pointsLevel: z.int().positive().describe('How far the base points have grown; 1 is a new item.'),
    experience: countField.nullable().describe('Experience that it takes in all; null where it is not recorded.'),
    basePoints: countField.describe('Base points there.'),
    capStep: z.int().min(0).max(4).describe('Points-cap step that it needs.'),
    basis: basisField,
  }),
  tickets: table(['gameId'], {
    ticket: z.enum(['level-boost', 'points-cap', 'point-boost']).describe('What the ticket raises.'),
    kind: kindField,
    rarity: rarityField.nullable().describe('Of the items that it is for; null for all.'),
    gameId: gameIdField,
    coinValue: countField.meta({ description: 'What it is worth.', unit: 'coins' }),
    basis: basisField,
  }),
  tags: table(['tag'], {
    tag: countField.describe('Number of the tag inside the game.'),
    meaning: nameField.nullable().describe('What its drivers have in common; null where that is stated nowhere.'),
    word: z
      .string()
      .regex(/^[a-z]+$/)
      .nullable()
      .describe('The word for it in this site’s filters.'),
    basis: basisField.nullable(),
  }),
  'driver-tags': table(['tag', 'driver'], {
    tag: countField.meta({ references: 'tags.tag', description: 'Number of the tag inside the game.' }),
    driver: driverReference,
  }),
  'shelf-observations': table(['from', 'variant', 'item'], {
    from: dayField.describe('First day on which it was seen.'),
    to: dayField.describe('Last day on which it can have been seen.'),
    variant: variantReference,
    kind: kindField,
    item: itemReference,
    shelf: shelfField,
    source: nameField.describe('Who had seen it.'),
  }),
} as const satisfies Record<string, ContentTable>

export interface ContentTable {
  readonly key: readonly string[]
  readonly row: z.ZodObject
}

export type TableName = keyof typeof contentTables
type TableRow<Name extends TableName> = Readonly<z.output<(typeof contentTables)[Name]['row']>>
/** The rows of each table, in the order of its file; none where there is no file. */
export type ContentTables = { readonly [Name in TableName]: readonly TableRow<Name>[] }

export const tableNames = Object.keys(contentTables) as TableName[]

/** As if the folder were empty. */
export const noTables = Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as ContentTables

function table<Shape extends z.ZodRawShape>(key: readonly (keyof Shape & string)[], shape: Shape) {
  return { key, row: z.strictObject(shape) }
}
