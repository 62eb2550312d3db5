import { timeLinks } from '#wording/search/search-index.ts'
import { foldName } from '../matching/fold-name.ts'
import type { SearchGroup } from '../entries/search-group.ts'
import type { SearchEntry } from '../entries/search-entry.ts'

interface TimeQuestion {
  /** The quick link that answers it. */
  readonly link: string
  /** What it has beside the words of every question, folded. */
  readonly words: ReadonlySet<string>
  /** All of which it has to match, folded. */
  readonly needs: readonly RegExp[]
}

const asking = `a an and are at be date did do does for game has have in is it of on our s the there to
  was we what whats when which will`
const relative = 'coming current final last latest newest next this upcoming'
const isRelative = new RegExp(`\\b(?:${relative.replaceAll(' ', '|')})\\b`)

function ask(link: string, words: string, ...needs: readonly RegExp[]): TimeQuestion {
  return { link, words: new Set(`${asking} ${words}`.split(/\s+/)), needs }
}

/** The game has ended: what is on, what comes and what was last has one answer each. */
const questions: readonly TimeQuestion[] = [
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

/** The one answer to a question such as `what is on now`, `next cup` or `when did it end`. Null for any other query. */
export function groupTime(entries: readonly SearchEntry[], query: string): SearchGroup | null {
  const asked = foldName(query)
    .replace(/[^a-z0-9 ]|\b(?:mario kart|mkt)\b/g, '')
    .trim()
    .replace(/ +/g, ' ')
  const words = asked.split(' ')
  const question = questions.find(
    (each) => each.needs.every((need) => need.test(asked)) && words.every((word) => each.words.has(word)),
  )
  const answer = question && entries.find(({ kind, name }) => kind === 'link' && name === question.link)
  return answer ? { title: 'Quick links', entries: [answer], rest: null } : null
}
