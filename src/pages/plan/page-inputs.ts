import { itemKinds, type Catalogue, type Item } from '#catalogue/entities.ts'
import type { ForeignNames } from '#catalogue/languages.ts'
import type { PageKind } from '../routes/routes.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { renderGuide } from '../source/render-guide.ts'
import { gameInputs, type PageInput, type PageInputs } from '../source/page-input.ts'
import { digestShelfHistory } from './digest-shelf-history.ts'
import { digestTours } from './digest-tours.ts'
import type { PagePlan } from './page-plan.ts'

/** All but the texts of guides. */
const facts: readonly PageInput[] = [...gameInputs, 'foreignNames', 'badges', 'guideHeads', 'tables']

/**
 * What a page of each kind is made from: it is made again only when one of them has changed, or what its plan names
 * besides, or the build day. `page-inputs.test.ts` holds this against the pages.
 */
const inputsOfKind: Readonly<Record<PageKind, readonly PageInput[]>> = {
  home: facts,
  'driver-list': ['game', 'tours', 'driverShelves', 'tables'],
  driver: ['game', 'tours', 'driverShelves', 'tables'],
  'kart-list': ['game', 'tours', 'kartShelves'],
  kart: ['game', 'tours', 'kartShelves', 'tables'],
  'glider-list': ['game', 'tours', 'gliderShelves'],
  glider: ['game', 'tours', 'gliderShelves', 'tables'],
  'skill-list': [...gameInputs],
  skill: [...gameInputs, 'guideLinks'],
  'badge-list': ['badges'],
  badge: ['badges', 'guideLinks'],
  'guide-list': ['guideHeads', 'tours'],
  guide: [...gameInputs, 'guides'],
  'tour-list': [...gameInputs],
  tour: ['game', 'tables'],
  'course-list': [...gameInputs],
  course: [...gameInputs],
  'ranking-list': [...gameInputs],
  'ranking-subject': ['game', 'corrections'],
  'ranking-calendar': [...gameInputs],
  'ranking-day': ['game', 'corrections'],
  race: [...gameInputs],
  compare: [],
  planner: [...gameInputs],
  checklist: [...gameInputs, 'tables'],
  shared: [],
  data: facts,
  design: facts,
  'user-settings': [],
  'user-profile': [],
  'user-checklist': [...gameInputs],
  'user-review': [],
  corrections: [...gameInputs],
  'reset-password': [],
  'verify-email': [],
  offline: [],
  'not-found': ['tours'],
}

/**
 * All that the data of a planned page is made from, apart from code and the build day: while it stays the same, so does the page.
 * @param inputs from `digestInputs`
 */
export function listInputs({ kind, ranking, own }: PagePlan, inputs: PageInputs): string[] {
  return [
    ...pickInputs(inputsOfKind[kind], inputs),
    ...(ranking ? listRankingInputs(ranking, inputs) : []),
    JSON.stringify(own ?? null),
  ]
}

function listRankingInputs({ kinds, upTo }: NonNullable<PagePlan['ranking']>, inputs: PageInputs): string[] {
  return [inputs.toursSeenOn(upTo), ...kinds.map((kind) => inputs.shelvesUpTo(kind, upTo))]
}

export function pickInputs(names: readonly PageInput[], inputs: PageInputs): string[] {
  return names.map((name) => inputs[name])
}

/** @param digest shortens a text to one that changes with it: the facts of the game alone are megabytes */
export function digestInputs(source: PageSource, digest: (text: string) => string): PageInputs {
  const { catalogue, corrections } = source
  const { guides, badges } = catalogue
  const heads = guides.map(({ markdown: _text, markdownLine: _line, ...head }) => head)
  const links = guides.map(({ markdown }) => renderGuide(markdown).links.map(({ href }) => href))
  const describe = (input: unknown) => digest(JSON.stringify(input))
  return {
    game: describe(describeGame(source)),
    tours: describe(catalogue.tours),
    itemNames: describe([...catalogue.itemById.values()].map(({ id, name }) => [id, name])),
    foreignNames: describe(listNamed(catalogue).map(({ id, names }) => [id, names])),
    driverShelves: describe(listShelves(catalogue.items.driver)),
    kartShelves: describe(listShelves(catalogue.items.kart)),
    gliderShelves: describe(listShelves(catalogue.items.glider)),
    badges: describe(badges),
    tables: describe([catalogue.tables, [...catalogue.provenance], catalogue.cycle]),
    guides: describe(guides),
    guideHeads: describe(heads),
    guideLinks: describe([heads, links]),
    corrections: describe(corrections.map(({ item, ...correction }) => [item.id, correction])),
    shelvesUpTo: digestShelfHistory(catalogue, digest),
    toursSeenOn: digestTours(catalogue.tours, digest),
  }
}

/** Items in the order of lists, for which names count where nothing else decides. */
function describeGame({ items, catalogue }: PageSource): object {
  const { skills, courses, shelfRecords, publicCounts, skippedDays } = catalogue
  const things = [...itemKinds.map((kind) => items[kind].map(leaveOwnInputs)), skills.map(leaveNames)]
  return [...things, courses.map(leaveNames), shelfRecords, publicCounts, [...skippedDays]]
}

function leaveOwnInputs({ name: _name, names: _names, shelves: _shelves, ...others }: Item) {
  return others
}

function listShelves(items: readonly Item[]): object {
  return items.map(({ id, shelves }) => [id, shelves])
}

function leaveNames<Thing extends { readonly names: ForeignNames }>({ names: _names, ...others }: Thing) {
  return others
}

function listNamed({ itemById, skills, courses }: Catalogue) {
  return [...itemById.values(), ...skills, ...courses]
}
