/** What the search calls pages and quick links: the index has no words of a language, besides names. */
import { areaNames } from '../areas.ts'
import { formatDay } from '../days.ts'
import { message } from '../message.ts'
import type { PageId, PageRow, QuickLinkId, QuickLinkRow, SearchIndex, SearchKind, SearchRow } from './search-index.ts'

const mySettings = message('My settings')
const onEveryPage = message('On every page')
const onThisPage = message('On this page')
const tourFrom = message('{tour}, from {day}')
const endedWith = message('{day}, with the {tour}')

/** What a link is called, with every word by which it is looked for, and what it leads to. */
interface LinkTexts {
  readonly name: () => string
  readonly to: (values: { readonly name: string; readonly day: string }) => string
}

const linkTexts: Readonly<Record<QuickLinkId, LinkTexts>> = {
  'first-tour': { name: message('First tour'), to: ({ name: tour, day }) => tourFrom({ tour, day }) },
  'last-tour': { name: message('Last tour'), to: ({ name }) => name },
  'last-cup': { name: message('Last ranked cup'), to: ({ name }) => name || areaNames.race() },
  'last-day': { name: message('Last day'), to: ({ day }) => day },
  end: { name: message('End of service'), to: ({ name: tour, day }) => endedWith({ day, tour }) },
  coverage: { name: message('Coverage'), to: areaNames.planner },
  gaps: { name: message('Gaps'), to: areaNames.planner },
  next: { name: message('Next steps'), to: areaNames.planner },
  loadouts: { name: message('Loadouts'), to: areaNames.planner },
  'smallest-set': { name: message('Smallest set'), to: areaNames.planner },
  'level-up': { name: message('Level up: what to level or get next'), to: areaNames.planner },
  'tier-list': { name: message('Tier list of the last day'), to: ({ day }) => day },
  'tier-list-of-game': { name: message('Tier list of what is worth having'), to: areaNames['ranking-list'] },
  'days-at-number-one': { name: message('Most days at number one'), to: areaNames.records },
  'longest-reign': { name: message('Longest reign at number one'), to: areaNames.records },
  'biggest-rise': { name: message('Biggest rise'), to: areaNames.records },
  'biggest-fall': { name: message('Biggest fall'), to: areaNames.records },
  timeline: { name: message('Timeline of number one'), to: areaNames.records },
  import: { name: message('Import and export'), to: areaNames.checklist },
  undo: { name: message('Undo and redo'), to: areaNames.checklist },
  'tour-calendar': { name: message('Calendar of tours and ranked cups'), to: areaNames['tour-list'] },
  'ranking-calendar': { name: message('Calendar of rankings'), to: areaNames['ranking-calendar'] },
  install: { name: message('Install this app, or download for offline use'), to: areaNames.offline },
  appearance: { name: message('Appearance: theme and dark mode'), to: onEveryPage },
  account: { name: message('My account'), to: mySettings },
  'sign-in': { name: message('Sign in, log in or create an account'), to: mySettings },
  'change-password': { name: message('Change password'), to: mySettings },
  'delete-account': { name: message('Delete account'), to: mySettings },
  report: { name: message('Report a change, an error or a wrong shelf'), to: onThisPage },
  shortcuts: { name: message('Keyboard shortcuts'), to: onEveryPage },
}

const pageNames: Readonly<Record<PageId, () => string>> = {
  ...areaNames,
  'last-ranking': message('Ranking of the last day'),
  'user-profile': message('My profile'),
  'user-settings': mySettings,
}

/** Quick links to what is first or last, by what they are asked for. */
export const timeLinks = {
  firstTour: linkTexts['first-tour'].name(),
  lastTour: linkTexts['last-tour'].name(),
  lastCup: linkTexts['last-cup'].name(),
  lastDay: linkTexts['last-day'].name(),
  end: linkTexts.end.name(),
} as const

/** Those that are answers to questions in other words. */
export const answerLinks = {
  account: linkTexts.account.name(),
  daysAtNumberOne: linkTexts['days-at-number-one'].name(),
  gaps: linkTexts.gaps.name(),
  next: linkTexts['level-up'].name(),
  signIn: linkTexts['sign-in'].name(),
} as const

/** The rows of the index, pages and quick links with their names. */
export function nameSearchRows(index: SearchIndex): Readonly<Record<SearchKind, readonly SearchRow[]>> {
  return { ...index, page: index.page.map(namePage), link: index.link.map(nameLink) }
}

function namePage([id, path]: PageRow): SearchRow {
  return [pageNames[id](), path]
}

function nameLink([id, path, name = '', day]: QuickLinkRow): SearchRow {
  const { name: called, to } = linkTexts[id]
  return [called(), path, to({ name, day: day === undefined ? '' : formatDay(day) })]
}
