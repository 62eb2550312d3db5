import { itemKinds, type Catalogue } from '#catalogue/entities.ts'
import type { ForeignNames } from '#catalogue/languages.ts'
import type { PageKind } from '../routes/routes.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { renderGuide } from '../source/render-guide.ts'
import type { PageInput, PageInputs } from '../source/page-input.ts'
import type { PagePlan } from './page-plan.ts'

/** All but the texts of guides. */
const facts: readonly PageInput[] = ['game', 'foreignNames', 'badges', 'guideHeads', 'day', 'changes']

/**
 * What a page of each kind is made from: it is made again only when one of them has changed, or what its plan names
 * besides. `page-inputs.test.ts` holds this against the pages.
 */
const inputsOfKind: Readonly<Record<PageKind, readonly PageInput[]>> = {
  home: facts,
  'driver-list': ['game', 'changes'],
  driver: ['game', 'foreignNames', 'changes'],
  'kart-list': ['game', 'changes'],
  kart: ['game', 'foreignNames', 'changes'],
  'glider-list': ['game', 'changes'],
  glider: ['game', 'foreignNames', 'changes'],
  'skill-list': ['game'],
  skill: ['game', 'foreignNames', 'guideLinks', 'changes'],
  'badge-list': ['badges'],
  badge: ['badges', 'guideLinks'],
  'guide-list': ['guideHeads'],
  guide: ['game', 'guides'],
  'tour-list': ['game', 'day'],
  tour: ['game'],
  'course-list': ['game'],
  course: ['game', 'foreignNames', 'changes'],
  'ranking-list': ['game', 'day'],
  'ranking-subject': ['game', 'corrections'],
  'ranking-calendar': ['game', 'day'],
  'ranking-day': ['game', 'corrections'],
  race: ['game', 'day'],
  planner: ['game', 'day'],
  checklist: ['game', 'changes'],
  shared: [],
  data: facts,
  design: facts,
  'user-settings': [],
  'user-profile': [],
  'user-checklist': ['game'],
  'user-review': [],
  corrections: ['game', 'day'],
  'reset-password': [],
  'verify-email': [],
  offline: [],
  'not-found': [],
}

/**
 * All that the data of a planned page is made from, apart from code: while it stays the same, so does the page.
 * @param inputs from `digestInputs`
 */
export function listInputs({ kind, alsoFrom = [], neighbours }: PagePlan, inputs: PageInputs): string[] {
  return [...pickInputs([...inputsOfKind[kind], ...alsoFrom], inputs), JSON.stringify(neighbours ?? null)]
}

export function pickInputs(names: readonly PageInput[], inputs: PageInputs): string[] {
  return names.map((name) => inputs[name])
}

/** @param digest shortens a text to one that changes with it: the facts of the game alone are megabytes */
export function digestInputs(source: PageSource, digest: (text: string) => string): PageInputs {
  const { catalogue, corrections, today, lastChange } = source
  const { guides, badges } = catalogue
  const heads = guides.map(({ markdown: _text, markdownLine: _line, ...head }) => head)
  const links = guides.map(({ markdown }) => renderGuide(markdown).links.map(({ href }) => href))
  const days = [catalogue.today, today.date]
  const describe = (input: unknown) => digest(JSON.stringify(input))
  return {
    game: describe(describeGame(catalogue)),
    foreignNames: describe(listNamed(catalogue).map(({ id, names }) => [id, names])),
    badges: describe(badges),
    guides: describe(guides),
    guideHeads: describe(heads),
    guideLinks: describe([heads, links]),
    corrections: describe(corrections),
    changes: describe(days.map(lastChange)),
    day: describe(days),
  }
}

function describeGame({ items, skills, courses, tours, shelfRecords, skippedDays }: Catalogue): object {
  const things = [...itemKinds.map((kind) => items[kind].map(leaveNames)), skills.map(leaveNames)]
  return [...things, courses.map(leaveNames), tours, shelfRecords, [...skippedDays]]
}

function leaveNames<Thing extends { readonly names: ForeignNames }>({ names: _names, ...others }: Thing) {
  return others
}

function listNamed({ itemById, skills, courses }: Catalogue) {
  return [...itemById.values(), ...skills, ...courses]
}
