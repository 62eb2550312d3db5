import type { ShelfRecord, PublicCounts } from '#catalogue/entities.ts'
import { groupBy } from '#base/group-by.ts'
import { measureShelfKnowledge } from '#catalogue/shelves/shelf-knowledge.ts'
import { toursInRound } from '#rankings/count-occasions.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { buildDataExamples } from '../open-data/build-data-examples.ts'
import { buildOpenIndex } from '../open-data/build-open-index.ts'
import { findDataDay } from '../open-data/open-collections.ts'
import { listFields } from '../open-data/shapes/list-fields.ts'
import { openRelations } from '../open-data/open-collections.ts'
import { openEntities } from '../open-data/open-entities.ts'
import { openIndexPath } from '../open-data/open-data-path.ts'
import { archiveChanges, archiveFiles, archiveMegabytes, archiveVersion } from '../open-data/archive-release.ts'
import { listSources } from '../open-data/build-data-package.ts'
import type {
  ArchiveView,
  DataPage,
  ShelfSource,
  CorrectionsPage,
  PublicCountsView,
  NotFoundPage,
} from '../data/site-pages.ts'
import { routes, notFoundPath } from '../routes/routes.ts'
import type { Area } from '../routes/areas.ts'

/** In the order of the index. */
const plans = [...openEntities, ...openRelations]

/** What none of the first rows has on record is left without an example. */
const rowsForExamples = 50
const longestExample = 60

export function buildDataPage(source: PageSource): DataPage {
  const index = buildOpenIndex(source)
  return {
    kind: 'data',
    path: routes.data,
    crumbs: [],
    asOf: findDataDay(source),
    licence: index.licence,
    indexPath: openIndexPath,
    collections: index.collections.map((collection, position) => {
      const { contents, row, build } = plans[position]!
      const rows = Iterator.from<object>(build(source)).take(rowsForExamples).toArray()
      const fields = listFields(row).map(({ name, type, description, isDeprecated }) => ({
        name,
        type,
        description,
        isDeprecated,
        example: findExample(rows, name),
      }))
      return { ...collection, contents, fields }
    }),
    files: index.files,
    archive: buildArchiveView(source),
    changes: archiveChanges,
    allSources: listSources(source.catalogue, plans),
    examples: buildDataExamples(source),
    sources: listShelfSources(source.catalogue.shelfRecords),
  }
}

function buildArchiveView({ catalogue }: PageSource): ArchiveView {
  return {
    version: archiveVersion,
    date: archiveChanges[0]!.date,
    from: catalogue.tours[0]!.start,
    files: (['sqlite', 'csv', 'json', 'readme', 'package', 'citation', 'checksums'] as const).map((is) => ({
      is,
      name: archiveFiles[is],
      megabytes: is in archiveMegabytes ? archiveMegabytes[is as keyof typeof archiveMegabytes] : null,
    })),
  }
}

/** The first value on record, as the CSV has it. */
function findExample(rows: readonly object[], field: string): string {
  const values = rows.map((row): unknown => Reflect.get(row, field))
  const text = values.map((value) => [value].flat().join(';')).find((value) => value !== '') ?? ''
  return text.length > longestExample ? `${text.slice(0, longestExample).trimEnd()}…` : text
}

/** A repository, before the commit and the files in it. */
const repository = /^github\.com\/([\w.-]+\/[\w.-]+)/

/** Who has recorded the shelves of the whole game, from the first record on. */
export function listShelfSources(records: readonly ShelfRecord[]): ShelfSource[] {
  const groups = groupBy(records, ({ source }) => repository.exec(source)?.[0] ?? source)
  return [...groups].map(([source, group]) => {
    const name = repository.exec(source)?.[1]
    const days = { dayCount: group.length, from: group[0]!.date, to: group.at(-1)!.date }
    return { name: name ?? source, href: name === undefined ? null : `https://${source}/`, ...days }
  })
}

export function buildCorrectionsPage(source: PageSource): CorrectionsPage {
  const { catalogue, shelves, today } = source
  return {
    kind: 'corrections',
    path: routes.corrections,
    crumbs: [],
    asOf: today.date,
    newestRecord: findDataDay(source),
    publicCounts: catalogue.publicCounts && viewPublicCounts(catalogue.publicCounts, source),
    reported: shelves.reported,
    withdrawn: shelves.withdrawn.toSorted((a, b) => (a.until < b.until ? 1 : -1)),
  }
}

function viewPublicCounts({ date, without }: PublicCounts, { catalogue, references }: PageSource): PublicCountsView {
  const items = [...catalogue.itemById.values()]
  const short = items.flatMap((item) => {
    const { isShort, knownTop, knownMiddle, publicTop, publicMiddle } = measureShelfKnowledge(item)
    if (!isShort) return []
    const [top, middle] = [
      { known: knownTop, of: publicTop },
      { known: knownMiddle, of: publicMiddle },
    ]
    return [{ item: references.item(item.id), top, middle }]
  })
  return {
    date,
    equal: items.length - short.length - without.length,
    of: items.length,
    short,
    without: without.map(references.item),
  }
}

const suggested: readonly Area[] = [
  'home',
  'driver-list',
  'kart-list',
  'glider-list',
  'course-list',
  'tour-list',
  'ranking-calendar',
  'guide-list',
]

export function buildNotFoundPage({ catalogue, today, tourRefs }: PageSource): NotFoundPage {
  return {
    kind: 'not-found',
    path: notFoundPath,
    crumbs: [],
    closedOn: catalogue.end.closedOn,
    lastDay: today.date,
    round: tourRefs.slice(-toursInRound).toReversed(),
    suggestions: suggested,
  }
}
