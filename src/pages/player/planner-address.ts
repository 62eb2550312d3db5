import { isIsoDate, type IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, rarities, type ItemKind, type Rarity } from '#catalogue/entities.ts'
import { reaches, type Reach } from '#rankings/planner/planner-game.ts'
import { routes } from '../routes/routes.ts'

const plannerTabs = ['coverage', 'gaps', 'next', 'loadouts', 'smallest-set'] as const
type PlannerTab = (typeof plannerTabs)[number]

/** The reader's choices in the planner, all stored in the address. */
export interface PlannerState {
  readonly tab: PlannerTab
  /** The day whose ranked week, tour and round are planned for; null for the last. */
  readonly on: IsoDate | null
  /** Null for that of the tab; see reachOf. */
  readonly reach: Reach | null
  /** Null for all kinds. */
  readonly kind: ItemKind | null
  /** Null for all rarities. */
  readonly rarity: Rarity | null
  /** Level-up tickets that the reader has; null where they do not count. */
  readonly tickets: number | null
  /** Loadouts are for this course variant, by its id; null for the ranked cup that is planned for. */
  readonly course: string | null
  /** Whether a smallest set adds to what is owned, or starts from scratch. */
  readonly isOnTop: boolean
  /** The level that items of a smallest set may reach. */
  readonly setLevel: 1 | 8
}

const keys = {
  tab: 'show',
  on: 'on',
  reach: 'in',
  kind: 'kind',
  rarity: 'rarity',
  tickets: 'tickets',
  course: 'course',
  start: 'start',
  setLevel: 'level',
} as const

/** Takes every item of a sort to the highest level many times over. */
export const mostTickets = 999

/** Ignores unknown values, since anyone can type an address. */
export function parsePlannerState(search: string): PlannerState {
  const parameters = new URLSearchParams(search)
  const course = parameters.get(keys.course)
  // Older addresses name the ranked cup of the loadouts, by its first day.
  const isCup = course !== null && isIsoDate(course)
  return {
    tab: pick(plannerTabs, parameters.get(keys.tab)) ?? 'coverage',
    on: parseDay(parameters.get(keys.on)) ?? (isCup ? course : null),
    reach: pick(reaches, parameters.get(keys.reach)),
    kind: pick(itemKinds, parameters.get(keys.kind)),
    rarity: pick(rarities, parameters.get(keys.rarity)),
    tickets: parseTickets(parameters.get(keys.tickets)),
    course: isCup ? null : course,
    isOnTop: parameters.get(keys.start) !== 'nothing',
    setLevel: parameters.get(keys.setLevel) === '1' ? 1 : 8,
  }
}

/** What is asked about: next steps begin with the ranked cup, and everything else with all courses. */
export function reachOf({ tab, reach }: Pick<PlannerState, 'tab' | 'reach'>): Reach {
  return reach ?? (tab === 'next' ? 'cup' : 'all')
}

/** Leaves defaults out of the address. */
export function writePlannerState(parameters: URLSearchParams, change: Partial<PlannerState>): void {
  const state = { ...parsePlannerState(parameters.toString()), ...change }
  const { tab, on, reach, kind, rarity, tickets, course, isOnTop, setLevel } = state
  write(parameters, keys.tab, tab === 'coverage' ? null : tab)
  write(parameters, keys.on, on)
  write(parameters, keys.reach, reach)
  write(parameters, keys.kind, kind)
  write(parameters, keys.rarity, rarity)
  write(parameters, keys.tickets, tickets === null ? null : String(tickets))
  write(parameters, keys.course, course)
  write(parameters, keys.start, isOnTop ? null : 'nothing')
  write(parameters, keys.setLevel, setLevel === 1 ? '1' : null)
}

/** The planner with these choices made. */
export function plannerAddress(change: Partial<PlannerState>): string {
  const parameters = new URLSearchParams()
  writePlannerState(parameters, change)
  const query = parameters.toString()
  return query === '' ? routes.planner : `${routes.planner}?${query}`
}

/** A number of tickets as typed, 1 to 999; null if it is not one. */
export function parseTickets(text: string | null): number | null {
  const tickets = /^\d{1,3}$/.test(text?.trim() ?? '') ? Number(text) : 0
  return tickets === 0 ? null : tickets
}

function parseDay(text: string | null): IsoDate | null {
  return text !== null && isIsoDate(text) ? text : null
}

function pick<Value extends string>(values: readonly Value[], value: string | null): Value | null {
  return values.find((known) => known === value) ?? null
}

function write(parameters: URLSearchParams, key: string, value: string | null): void {
  if (value === null) parameters.delete(key)
  else parameters.set(key, value)
}
