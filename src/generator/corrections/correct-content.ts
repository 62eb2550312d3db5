import { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import { type IsoDate, isIsoDate } from '#catalogue/calendar.ts'
import type { ContentFile } from '#catalogue/parse/content-file.ts'
import { findGameDay } from '#catalogue/game-day.ts'
import { groupBy } from '#base/group-by.ts'
import { memoize } from '#base/memoize.ts'
import { parseShelfLine } from '#catalogue/shelves/shelf-line.ts'
import type { Catalogue } from '#catalogue/entities.ts'
import { itemSchema } from '#catalogue/schemas/thing-schemas.ts'
import type { Problem } from '#catalogue/problem.ts'
import { measureShelfKnowledge } from '#catalogue/shelves/shelf-knowledge.ts'
import type { PublicClaim } from '#documents/report.ts'
import { formatProblems } from '../messages/format-problems.ts'
import { applyClaim } from './apply-claim.ts'
import { ContentEditor } from './content-editor.ts'

/** A shelf that gets another line. */
interface LineChange {
  readonly claim: PublicClaim
  readonly file: string
  readonly variantId: string
  /** Null where there was none. */
  readonly before: string | null
  readonly after: string
}

export interface CorrectedContent {
  /** Those whose text has changed. */
  readonly files: readonly ContentFile[]
  readonly changes: readonly LineChange[]
  /** What the content already says. */
  readonly known: readonly PublicClaim[]
  readonly refused: readonly { readonly claim: PublicClaim; readonly why: string }[]
  /** Of the content as it was; nothing is corrected in it then. */
  readonly problems: readonly Problem[]
}

type Refused = CorrectedContent['refused'][number]

/** Brings accepted reports into the content, oldest first. What does not fit is reported with the reason. */
export function correctContent(files: readonly ContentFile[], claims: readonly PublicClaim[]): CorrectedContent {
  const { catalogue, problems } = buildCatalogue(files, { today: null })
  if (!catalogue) return { files: [], changes: [], known: [], refused: [], problems }
  const agreed = claims.filter(({ state }) => state === 'agreed').toSorted((a, b) => a.madeAtMs - b.madeAtMs)
  const refused: Refused[] = []
  for (let left = agreed; ;) {
    const corrected = applyAll(files, left, catalogue)
    const unfit = findUnfit(files, corrected)
    if (unfit.length === 0) return { ...corrected, refused: [...corrected.refused, ...refused] }
    refused.push(...unfit)
    left = left.filter((claim) => unfit.every((other) => other.claim !== claim))
  }
}

function applyAll(
  files: readonly ContentFile[],
  claims: readonly PublicClaim[],
  catalogue: Catalogue,
): CorrectedContent {
  const fileOf = new Map(files.map((file) => [file.path, file]))
  const editorOf = memoize((path: string) => new ContentEditor(fileOf.get(path) ?? { path, text: '' }, ['shelves']))
  const [changes, known, refused]: [LineChange[], PublicClaim[], Refused[]] = [[], [], []]
  for (const claim of claims) {
    const result = applyOne(claim, editorOf, catalogue)
    if (typeof result === 'string') refused.push({ claim, why: result })
    else if (result === null) known.push(claim)
    else changes.push(result)
  }
  const changed = [...new Set(changes.map(({ file }) => file))].map((path) => {
    dropNeedlessCounts(editorOf(path))
    return { path, text: editorOf(path).format() }
  })
  return { files: changed, changes, known, refused, problems: [] }
}

/** @returns what has changed; null for nothing; a text says why it cannot be */
function applyOne(
  claim: PublicClaim,
  editorOf: (path: string) => ContentEditor,
  { itemById, variantById, shelfRecords, end }: Catalogue,
): LineChange | string | null {
  const { subject, day, madeAtMs, confirmations } = claim
  if (subject.kind === 'other') return 'it is in words: handle it by hand'
  const item = itemById.get(subject.item)
  if (!item) return `there is no item "${subject.item}"`
  if (!variantById.has(subject.variant)) return `there is no course variant "${subject.variant}"`
  // A claim without a day was seen before the report, and what is reported after the end was so on the last day.
  const named = day !== null && isIsoDate(day) ? day : findGameDay(madeAtMs)
  const date = earlier(named, end.lastDay)
  const file = `${item.kind}s/${item.id}.yaml`
  const before = readShelves(editorOf(file)).get(subject.variant) ?? null
  const applied = applyClaim(before, subject.seen, date, confirmations + 1)
  if (applied.outcome === 'refused') return applied.why
  if (applied.outcome === 'known') return null
  const { seen } = subject
  const { until = date } = applied
  const contrary = shelfRecords.find(
    (record) => date <= record.date && record.date < until && (record.scope === 'full' || seen.shelf === 'top'),
  )
  if (contrary) return `the report is from ${date}, and the record of ${contrary.date} has it otherwise`
  editorOf(file).correctEntry('shelves', { id: subject.variant, value: applied.line, text: applied.line })
  return { claim, file, variantId: subject.variant, before, after: applied.line }
}

function earlier(a: IsoDate, b: IsoDate): IsoDate {
  return a < b ? a : b
}

const { shape } = itemSchema

/** The line of each course variant. */
function readShelves(editor: ContentEditor): ReadonlyMap<string, string> {
  return new Map(Object.entries(shape.shelves.parse(editor.read('shelves'))))
}

/** Public counts are given where shelves are missing; they are removed with the last of them. */
function dropNeedlessCounts(editor: ContentEditor): void {
  const publicShelfCounts = shape['public-shelf-counts'].parse(editor.read('public-shelf-counts'))
  if (!publicShelfCounts) return
  const shelves = [...readShelves(editor)].flatMap(([variantId, line]) => {
    const parsed = parseShelfLine(line)
    return parsed.ok ? parsed.spans.map((span) => ({ ...span, variantId })) : []
  })
  if (!measureShelfKnowledge({ shelves, publicShelfCounts }).isShort) editor.remove('public-shelf-counts')
}

/** What contradicts the content as a whole, such as a shelf before its item's debut. */
function findUnfit(files: readonly ContentFile[], { files: changed, changes }: CorrectedContent): Refused[] {
  if (changed.length === 0) return []
  const texts = new Map(changed.map(({ path, text }) => [path, text]))
  const whole = files.map(({ path, text }) => ({ path, text: texts.get(path) ?? text }))
  const { problems } = buildCatalogue(whole, { today: null })
  const faults = problems.flatMap(({ file, line, message }) => {
    const written = texts.get(file)?.split('\n')[line - 1] ?? ''
    const guilty = changes.filter((change) => change.file === file && written.includes(`${change.variantId}:`))
    const suspects = guilty.length > 0 ? guilty : changes.filter((change) => change.file === file)
    if (suspects.length === 0) throw new Error(`${file}:${line}: ${message}, though nothing in it has changed.`)
    return suspects.map(({ claim }) => ({ claim, message }))
  })
  // A line may have several faults, and each of its days again.
  return Array.from(
    groupBy(faults, ({ claim }) => claim),
    ([claim, ofClaim]) => ({ claim, why: [...new Set(ofClaim.map(({ message }) => message))].join('; ') }),
  )
}

/** What the command says: the difference, what was left out and why. */
export function describeCorrections(corrected: CorrectedContent, isWritten: boolean): string {
  const { problems, changes, known, refused, files } = corrected
  if (problems.length > 0) return formatProblems(problems, 'Correct them first; nothing was written.')
  const differences = changes.map(
    ({ file, variantId, before, after }) =>
      `${file}\n${before === null ? '' : `  - ${variantId}: ${before}\n`}  + ${variantId}: ${after}`,
  )
  const others = refused.map(({ claim, why }) => `Not applied: ${describeClaim(claim)}\n  ${why}`)
  const verb = isWritten ? (files.length === 1 ? 'was changed' : 'were changed') : 'would change'
  const count =
    files.length === 0 ? 'No file changes' : `${files.length} ${files.length === 1 ? 'file' : 'files'} ${verb}`
  const summary = `${count}: ${changes.length} applied, ${known.length} already in the content, ${refused.length} not applied.`
  return [...differences, ...others, summary].join('\n')
}

function describeClaim({ id, subject }: PublicClaim): string {
  if (subject.kind === 'other') return `${id}, about ${subject.page}`
  const { item, variant, seen } = subject
  return `${id}, ${item} on ${variant}: ${seen.shelf}${seen.level > 1 ? ` at level ${seen.level}` : ''}`
}
