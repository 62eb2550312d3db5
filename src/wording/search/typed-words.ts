/**
 * What readers type into a search in the page's language. Nothing of it is shown. English is understood on every page,
 * so English pages need none of it.
 */
import { pathPrefix } from '../language.ts'
import { message } from '../message.ts'

/** Words that say nothing about what is looked for, as a list with commas; those that end in an apostrophe begin others. */
const fillers = message('a, an, the')

/**
 * Other words, by the English ones that the search understands in their place: all forms that somebody may type, in a list
 * with commas. Several words may stand together.
 */
const phrases = {
  above: message('above, over'),
  after: message('after'),
  and: message('and'),
  before: message('before'),
  below: message('below'),
  best: message('best, good, recommended'),
  christmas: message('Christmas'),
  compare: message('compare'),
  courses: message('course, courses'),
  cup: message('cup, cups'),
  day: message('day'),
  'days at number one': message('days at number one, days at #1'),
  debut: message('debut, released'),
  drivers: message('driver, drivers'),
  ended: message('end, ended, closed, over'),
  first: message('first'),
  for: message('for'),
  gliders: message('glider, gliders'),
  'happening now': message('what is on now, what is happening'),
  'high-end': message('High-End'),
  'i lack': message('I lack, I do not have, I am missing'),
  'i own': message('I own, I have'),
  items: message('items, everything'),
  karts: message('kart, karts'),
  last: message('last, latest, next, this'),
  'last week': message('last week, next week, this week'),
  level: message('level, lvl'),
  loadout: message('loadout'),
  'log out': message('log out, sign out'),
  'max level': message('max level, maxed'),
  'most top shelves': message('most top shelves, best coverage'),
  'most useful': message('most useful'),
  my: message('my'),
  new: message('new, newest'),
  normal: message('normal, common'),
  not: message('not'),
  oldest: message('old, oldest'),
  on: message('on'),
  or: message('or'),
  'or less': message('or less, or below'),
  'or more': message('or more, or higher'),
  ranked: message('ranked'),
  rankings: message('ranking, rankings'),
  since: message('since, at least'),
  skill: message('skill, skills'),
  super: message('super'),
  tier: message('tier'),
  to: message('to, until'),
  today: message('today, yesterday, tomorrow'),
  'top shelf': message('top shelf'),
  tour: message('tour, tours'),
  under: message('under'),
  vs: message('versus'),
  week: message('week'),
  'what to buy': message('what to buy, what to upgrade, what to get next'),
  'what is a shelf': message('what is a shelf, what is a top shelf'),
  'which is better': message('which is better, who is better'),
  who: message('who'),
  with: message('with'),
  without: message('without, no'),
  worst: message('worst, weakest'),
}

/** The words that stand for those of the search. None in English, whose own the search has. */
export interface TypedWords {
  readonly fillers: readonly string[]
  /** Each with the English ones that it stands for. */
  readonly phrases: readonly (readonly [typed: string, english: string])[]
}

const separator = /\s*[,、，]\s*/

export const typedWords: TypedWords =
  pathPrefix === ''
    ? { fillers: [], phrases: [] }
    : {
        fillers: fillers().split(separator),
        phrases: Object.entries(phrases).flatMap(([english, typed]) =>
          typed()
            .split(separator)
            .map((each) => [each, english] as const),
        ),
      }
