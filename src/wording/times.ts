/** Moments and periods in words. Patterns are filled in the reader's browser, before any script of the site has loaded. */
import { message } from './message.ts'

const shortNames = message(
  '{name, select, Sun {Sun} Mon {Mon} Tue {Tue} Wed {Wed} Thu {Thu} Fri {Fri} Sat {Sat} Jan {Jan} Feb {Feb} Mar {Mar} Apr {Apr} May {May} Jun {Jun} Jul {Jul} Aug {Aug} Sep {Sep} Oct {Oct} Nov {Nov} other {Dec}}',
)
const oneDay = message('{weekday} {day} {month} {year}')
/** How a period begins: with one that ends in the same month, or year, or later. */
const firstDay = message('{endsIn, select, month {{day}} year {{day} {month}} other {{day} {month} {year}}}')
const lastDay = message(
  '{beganIn, select, month {{day} {month} {year}} year {{day} {month} {year}} other {{day} {month} {year}}}',
)
const upTo = message('{endsIn, select, month {{first}–} other {{first} – }}')
const withClock = message('{date}, {hour}:{minute}')
const inUtc = message('{moment} UTC')
const withUtc = message('{moment} ({weekday} {hour}:{minute} UTC)')

const spans = ['month', 'year', 'longer'] as const
/** Within patterns, `{d}` stands for the day, `{t}` for a text that is made already. */
const parts = { weekday: '{w}', day: '{d}', month: '{m}', year: '{y}', hour: '{h}', minute: '{i}' } as const
const english = 'Sun Mon Tue Wed Thu Fri Sat Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** What the inline script of pages needs: the names that are not those of `Date`, and patterns. */
export interface TimeWords {
  readonly names: Readonly<Record<string, string>>
  readonly one: string
  /** Of a period within a month, a year, and longer. */
  readonly first: readonly string[]
  readonly last: readonly string[]
  readonly upTo: readonly string[]
  readonly clock: string
  readonly utc: string
  readonly both: string
}

export const timeWords: TimeWords = {
  names: Object.fromEntries(english.map((name) => [name, shortNames({ name })]).filter(([a, b]) => a !== b)),
  one: oneDay(parts),
  first: spans.map((endsIn) => firstDay({ ...parts, endsIn })),
  last: spans.map((beganIn) => lastDay({ ...parts, beganIn })),
  upTo: spans.map((endsIn) => upTo({ first: '{t}', endsIn })),
  clock: withClock({ ...parts, date: '{t}' }),
  utc: inUtc({ moment: '{t}' }),
  both: withUtc({ ...parts, moment: '{t}' }),
}
