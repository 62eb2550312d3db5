import { answerLinks, timeLinks } from '#wording/search/name-search-rows.ts'
import * as say from '#wording/terms.ts'

/**
 * What players type besides names and filters, as one table: which words say nothing, which mean a filter or an order, and
 * which questions a link answers. Patterns are for folded text (`foldName`) unless they say otherwise. What the table does
 * not know is answered with links to whatever has such a name. It loads with the search, and not with lists: `matching/`
 * must not import it.
 */

/** Words that say nothing about what is looked for. */
export const fillers: ReadonlySet<string> = new Set(
  `a all am an and any are at best can did do does end ends ever for from get good has have how i in is it many me much now
  of on or overall please right shelf shelves should show start starts still that the there to today tomorrow top use w w/ was
  we were what whats when where which who whos why with work works yesterday`.split(/\s+/),
)

/** What a phrase says besides names and filters. As it is typed: apostrophes and hyphens are still there. */
export const signs = {
  /** The best of something, which is a ranking: `best karts`. */
  best: /\b(?:best|good|top|use)\b/i,
  /** The end of a ranking. */
  worst: /\b(?:least useful|weakest|worst)\b/i,
  /** A day, which is the last one of the game. */
  today: /\b(?:now|today|tomorrow|yesterday)\b/i,
  /** Who is a driver. */
  who: /^\s*whos?\b/i,
  /** All kinds of items together. `What I own` and `what’s new` are items, too. */
  items:
    /\b(?:items?|anything|everything|loadouts?|set-?ups?)\b|^\s*what(?=\s+(?:(?:do|am)\s+)?i\s)|^\s*what(?:['’]?s|\s+is)(?=\s+new\W*$)/i,
  /** Something else than all kinds. */
  oneKind: /\b(?:(?:driver|kart|glider|track)s?|courses?(?! \d))\b/i,
  courses: /\b(?:course|track)s\b/i,
  /** What only items have: `mii racing suits I own`, `S tier`, but not `what is a tier`. */
  ofItems: /\bi (?:own|have|lack|need)\b|\b(?:don['’]?t|not) (?:own|have)\b|\btier [a-ds]\b|(?<!\bis )\b[a-ds] tier\b/i,
  shelf: /\bshel(?:f|ves)\b/i,
  /** What may be asked of the site, or the game, as well: `my loadouts`, `how good am I`. */
  loadouts: /\b(?:loadouts?|set-?ups?)\b/i,
  vague: /\b(?:good|use)\b/i,
  /** A filter as lists have it. A typed `rarity:super` means nothing else. */
  filter: /[a-z][:<>]/i,
  /** A misspelt filter, or punctuation. */
  colon: /[a-z]:\s/i,
  severalWords: /\S\s+\S/,
  /** Which words join the names. */
  compare: /^\s*compare\b|\bcompare\s*$/i,
  /** In place of a name: nothing, a number, or one letter. */
  nameless: /^(?:\d*|.)$/,
} as const satisfies Readonly<Record<string, RegExp>>

/** Before what items have: `with boomerang`. */
export const having = /^(?:ha(?:s|ve|ving)|w(?:ith|\/)?)$/i

/** Words with the filter or the order that they mean. */
export const meanings: readonly (readonly [query: string, ...phrases: readonly string[]])[] = [
  ['missing', 'do i not have', 'do i not own', 'do not have', 'do not own', 'not have', 'not own', 'not owned'],
  ['missing', 'dont have', 'dont i have', 'dont i own', 'dont own', 'lack', 'need', 'unowned'],
  ['owned', 'i got', 'i have', 'i own', 'mine', 'my'],
  ['sort:debut', 'latest', 'new', 'newest'],
  // They came with the game.
  ['tour:1', 'old', 'oldest'],
  ['sort:top', 'best coverage', 'highest coverage', 'most coverage', 'most top shelves'],
  ['sort:worth', 'most useful'],
  ['level:8', 'max level', 'maxed'],
  ['rarity:normal', 'common', 'n'],
]

/** The same for phrases with numbers, and letters. Levels below another are those of owned items alone. */
export const meaningPatterns: readonly (readonly [phrase: RegExp, query: string])[] = [
  [/^(?:at |on )?level ?([1-8])$/, 'level:$1'],
  [/^level ?([1-8]) (?:and|or) ([1-8])$/, 'level:$1 level:$2'],
  [/^(?:at least|since) level ?([1-8])$/, 'owned level>=$1'],
  [/^level ?([1-8])(?:\+| (?:or|and) (?:above|higher|more|up))$/, 'owned level>=$1'],
  [/^(?:above|over) level ?([1-8])$/, 'owned level>$1'],
  // Some languages say it behind the number.
  [/^(?:(?:below|under) level ?([1-8])|level ?([1-8]) under)$/, 'owned level<$1$2'],
  [/^level ?([1-8]) (?:or|and) (?:below|less|lower)$/, 'owned level<=$1'],
  [/^(?:(?:debut(?:ed)?|from|in|of|released) ){0,2}(20[12]\d)年?(?: debut)?$/, 'year:$1'],
  [/^(?:from )?(20[12]\d)年? (?:to|until) (20[12]\d)年?$/, 'year>=$1 year<=$2'],
  [/^before (20[12]\d)$/, 'year<$1'],
  [/^after (20[12]\d)$/, 'year>$1'],
  [/^(?:since (20[12]\d)|(20[12]\d)年? since)$/, 'year>=$1$2'],
  [/^(?:(?:debut(?:ed)?|from|in|of|released) ){0,2}tour (\d{1,3})$/, 'tour:$1'],
  [/^last (driver|glider|kart)s?$/, 'sort:debut $1'],
  [/^last items?$/, 'sort:debut'],
  // Lists are in order, so the number adds nothing.
  [/^top \d{1,3}$/, ''],
  // Every item is.
  [/^(?:in the game|of all time)$/, ''],
  [/^(?:tier ([a-ds])|([a-ds]) tier)$/, 'tier:$1$2'],
  [/^(?:tier ([a-ds]) (?:and|or) ([a-ds])|([a-ds]) (?:and|or) ([a-ds]) tier)$/, 'tier:$1$3 tier:$2$4'],
]

/** Orders that a list says that it has. */
export const namedOrders: ReadonlySet<string> = new Set(['debut', 'top', 'worth'])

interface LinkQuestion {
  /** The quick link that is the answer. */
  readonly link: string
  /** The only words that the question may have. */
  readonly words: ReadonlySet<string>
  /** All of which it has to match. */
  readonly needs: readonly RegExp[]
}

const asking = `a an and are at be date did do does for game has have in is it of on our s the there to
  was we what whats when which will`
const relative = 'coming current final last latest newest next this upcoming'
const isRelative = new RegExp(`\\b(?:${relative.replaceAll(' ', '|')})\\b`)

function ask(link: string, words: string, ...needs: readonly RegExp[]): LinkQuestion {
  return { link, words: new Set(`${asking} ${words}`.split(/\s+/)), needs }
}

/** The game has ended: what is on, what comes and what was last has one answer each. The first that matches counts. */
export const linkQuestions: readonly LinkQuestion[] = [
  ask(
    timeLinks.end,
    'happening live now right running tour',
    /\bnow\b|\bwhats? (?:is )?(?:happening|live|on|running)\b/,
  ),
  ask(
    timeLinks.end,
    `announced close closed closes closing dead down end ended ending ends eos online over playable server servers service
    services shut shutdown still tour`,
    /\b(?:clos(?:e|ed|es|ing)|dead|end(?:ed|ing|s)?|eos|over|shut|shutdown|still)\b/,
  ),
  ask(
    timeLinks.lastDay,
    'todays today tomorrow tomorrows yesterday yesterdays ranking rankings',
    /\b(?:today|tomorrow|yesterday)s?\b/,
  ),
  ask(timeLinks.lastDay, `${relative} day days ranking rankings`, isRelative, /\b(?:days?|rankings?)\b/),
  ask(
    timeLinks.lastCup,
    `${relative} courses cup cups end ends ranked start starts tracks week weeks`,
    isRelative,
    /\b(?:cups?|weeks?)\b/,
  ),
  ask(timeLinks.lastTour, `${relative} end ends season start starts tour tours`, isRelative, /\b(?:season|tours?)\b/),
  ask(timeLinks.lastTour, 'tour', /^(?:what|which) tour (?:are we|is it|is on)\b/),
  ask(
    timeLinks.firstTour,
    '1st began begin came come first launch launched out release released start started tour',
    /\b(?:1st|first) tour$|\b(?:beg[ai]n|came out|come out|launch(?:ed)?|released?|start(?:ed)?)$/,
    // A single word begins many names.
    / /,
  ),
]

/** Questions that something on the site answers, and the name by which it is looked for. */
export const nameQuestions: readonly (readonly [question: RegExp, name: string])[] = [
  [/\b(?:log|sign) ?(?:off|out)\b/, answerLinks.account],
  [/^(?:register|sign ?up)$/, answerLinks.signIn],
  [/^(?:what to (?:buy|get|level|upgrade)|what is next to buy)$/, answerLinks.next],
  [/\bdays (?:at|on|as) (?:number (?:one|1)|#? ?1)\b/, answerLinks.daysAtNumberOne],
  [
    /^(?:(?:my|what|which) )?(?:courses|tracks) (?=.*\b(?:im?|items?|(?:driver|kart|glider)s?|cover(?:ed)?)\b).*\b(?:lack|missing|no|not|without)\b/,
    answerLinks.gaps,
  ],
  [
    /^(?:what|how) (?:are|do|does|is) (?:a |the )?(?:(?:top|middle|bottom) )?shel(?:f|ves)(?: (?:do|for|mean|work))?\W*$/,
    say.topShelfGuide(),
  ],
]

/** What a page says of the thing that it is about: `Peach skill`, `courses this week`. */
export const aspects =
  /\b(?:courses?|cups|debut(?:ed)?|items?|levels?|my|next|rank|rarity|released?|score|shelf|shelves|skills?|stats|tier|tracks?)\b/g

/** What the site calls otherwise. */
export const synonyms: ReadonlyMap<string, string> = new Map([
  ['schedule', 'calendar'],
  ['tours', 'tour'],
  ['upgrade', 'get next'],
])

/** The words of “this week's ranked cup”, “last ranked cup” and “next tour”. */
export const timeWords: ReadonlySet<string> = new Set(
  'cup current last latest next ranked the this tour tours upcoming week weeks'.split(' '),
)

/** `Tour 20` begins `Tour 2021`, too. As it is typed. */
export const numberedTour = /^tour (?:number |no\.? ?|#)?(\d+)$|^(\d+)(?:st|nd|rd|th) tour$/i

/** What is asked of a day, besides it and fillers: `tour on 3 May 2021`, `best karts on 25 November`. As it is typed. */
export const askedOfDay = /\b(?:ranked|rankings?|tours?|cups?|items?|(?:driver|kart|glider)s?)\b|\?/gi

/** What a comparison says besides names: `compare`, `which is better`. As it is typed. */
export const comparing =
  /^\s*(?:compare|is)\s+|\bcompare\s*$|\b(?:what|which|who)(?: one is|['’]?s| is) (?:better|best)\b[:,]?|\bbetter\s*\??\s*$|\?/gi

/** Between the names of a comparison; after `compare`, other words may join them. */
export const separators = {
  versus: /\s+(?:vs\.?|versus|or|better than)\s+/i,
  compare: /\s+(?:vs\.?|versus|or|and|with|to)\s+|\s*,\s*(?:and\s+)?/i,
} as const
