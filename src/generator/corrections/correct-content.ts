import { isDeepStrictEqual } from 'node:util'
import { load } from 'js-yaml'
import { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import { type IsoDate, isIsoDate } from '#catalogue/calendar.ts'
import type { ContentFile } from '#catalogue/parse/content-file.ts'
import { findGameDay } from '#catalogue/game-day.ts'
import { groupBy } from '#base/group-by.ts'
import { parseShelfLine, formatShelfLine, type ShelfSpan } from '#catalogue/shelves/shelf-line.ts'
import type { Catalogue } from '#catalogue/entities.ts'
import type { Problem } from '#catalogue/problem.ts'
import { measureShelfKnowledge } from '#catalogue/shelves/shelf-knowledge.ts'
import type { PublicClaim } from '#documents/report.ts'
import { findShelfPlace, weighShelfPlace, type ShelfPlace } from '#catalogue/shelves/find-shelf-place.ts'
import { formatProblems } from '../messages/format-problems.ts'
import { ContentEditor } from './content-editor.ts'
import { findComment } from './find-comment.ts'

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
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const [changes, known, refused]: [LineChange[], PublicClaim[], Refused[]] = [[], [], []]
  for (const claim of claims) {
    const result = applyOne(claim, texts, catalogue)
    if (typeof result === 'string') refused.push({ claim, why: result })
    else if (result === null) known.push(claim)
    else changes.push(result)
  }
  for (const path of new Set(changes.map(({ file }) => file)))
    texts.set(path, dropNeedlessCounts({ path, text: texts.get(path) ?? '' }))
  const changed = files.flatMap(({ path, text }) => {
    const now = texts.get(path) ?? text
    return now === text ? [] : [{ path, text: now }]
  })
  return { files: changed, changes, known, refused, problems: [] }
}

/** @returns what has changed; null for nothing; a text says why it cannot be */
function applyOne(
  claim: PublicClaim,
  texts: Map<string, string>,
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
  const text = texts.get(file) ?? ''
  const found = readShelves(text)[subject.variant]
  const before = typeof found === 'string' ? found : null
  const applied = applyClaim(before, subject.seen, date, confirmations + 1)
  if (applied.outcome === 'refused') return applied.why
  if (applied.outcome === 'known') return null
  const { seen } = subject
  const { until = date } = applied
  const contrary = shelfRecords.find(
    (record) => date <= record.date && record.date < until && (record.scope === 'full' || seen.shelf === 'top'),
  )
  if (contrary) return `the report is from ${date}, and the record of ${contrary.date} has it otherwise`
  const edited = editShelfLine(text, subject.variant, applied.line)
  if (edited === null) return `${file} is not written line by line: handle it by hand`
  texts.set(file, edited)
  return { claim, file, variantId: subject.variant, before, after: applied.line }
}

function earlier(a: IsoDate, b: IsoDate): IsoDate {
  return a < b ? a : b
}

/** Public counts are given where shelves are missing; they are removed with the last of them. */
function dropNeedlessCounts(file: ContentFile): string {
  const { text } = file
  const editor = new ContentEditor(file, [])
  const counts: unknown = editor.read('public-shelf-counts')
  if (typeof counts !== 'object' || counts === null || !('top' in counts && 'middle' in counts)) return text
  const publicShelfCounts = { top: Number(counts.top), middle: Number(counts.middle) }
  const shelves = Object.entries(readShelves(text)).flatMap(([variantId, line]) => {
    const parsed = parseShelfLine(String(line))
    return parsed.ok ? parsed.spans.map((span) => ({ ...span, variantId })) : []
  })
  if (measureShelfKnowledge({ shelves, publicShelfCounts }).isShort) return text
  editor.remove('public-shelf-counts')
  return editor.format()
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

/**
 * The text of an item's file with another line for a course variant. Everything else stays as it is: the order, the
 * comments, including that at the end of the line. Null if the file is written in a way that cannot be edited line by
 * line.
 */
export function editShelfLine(text: string, variantId: string, line: string): string | null {
  if (/^shelves: *[^ #{\n]|^shelves: *\{ *[^ }]/m.test(text)) return null
  const edited = placeLine(text.split('\n'), variantId, line, readShelves(text)[variantId])
  const wanted = { ...readFile(text), shelves: { ...readShelves(text), [variantId]: line } }
  return isDeepStrictEqual(readFile(edited), wanted) ? edited : null
}

/** What the file says under "shelves". */
function readShelves(text: string): Readonly<Record<string, unknown>> {
  const { shelves } = readFile(text)
  return typeof shelves === 'object' && shelves !== null ? { ...shelves } : {}
}

function readFile(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = load(text)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const entryLine = /^ {2}([a-z0-9][a-z0-9-]*):/

function placeLine(lines: readonly string[], variantId: string, line: string, before: unknown): string {
  const anew = `  ${variantId}: ${line}`
  const head = lines.findIndex((one) => one.startsWith('shelves:'))
  if (head === -1) return `${lines.join('\n').trimEnd()}\n\nshelves:\n${anew}\n`
  const after = lines.findIndex((one, index) => index > head && /^[^\s#]/.test(one))
  const end = after === -1 ? lines.length : after
  const idOf = (index: number): string | undefined => entryLine.exec(lines[index] ?? '')?.[1]
  const indexes = Array.from({ length: end - head - 1 }, (_, offset) => head + 1 + offset)
  const own = indexes.find((index) => idOf(index) === variantId)
  if (own !== undefined)
    return lines.with(own, anew + findComment((lines[own] ?? '').trim(), variantId, before)).join('\n')
  const entries = indexes.filter((index) => idOf(index) !== undefined)
  const following = entries.find((index) => (idOf(index) ?? '') > variantId)
  const position = following === undefined ? (entries.at(-1) ?? head) + 1 : findLead(lines, following)
  const open = lines.with(head, (lines[head] ?? '').replace(/^shelves: *\{ *\}/, 'shelves:'))
  return open.toSpliced(position, 0, anew).join('\n')
}

/** The first of the comments right above a line. */
function findLead(lines: readonly string[], index: number): number {
  let first = index
  while (/^\s*#/.test(lines[first - 1] ?? '')) first -= 1
  return first
}

/** How a report changes the line of a shelf. */
type AppliedClaim =
  /** `until`: the report is about a day before the one since which the content has the shelf; left out otherwise. */
  | { readonly outcome: 'changed'; readonly line: string; readonly until?: IsoDate }
  | { readonly outcome: 'known' }
  | { readonly outcome: 'refused'; readonly why: string }

/**
 * A report about a day before the content's first fact of that shelf moves its beginning back.
 *
 * @param line of an item on a course variant, as its file has it; null for none
 * @param seen where players saw the item, on the day
 */
export function applyClaim(line: string | null, seen: ShelfPlace, date: IsoDate, players: number): AppliedClaim {
  const parsed = line === null ? { ok: true as const, spans: [] } : parseShelfLine(line)
  if (!parsed.ok) return { outcome: 'refused', why: parsed.message }
  const current = parsed.spans.filter(({ until }) => until === null)
  const lasting = findShelfPlace(current, '9999-12-31')
  if (weighShelfPlace(lasting) === weighShelfPlace(seen)) return beginEarlier(parsed.spans, seen, date, players)
  const newest = parsed.spans
    .flatMap(({ since, until }) => [since, until ?? since])
    .toSorted()
    .at(-1)
  if (newest !== undefined && newest >= date) return { outcome: 'refused', why: describeOverruled(date, newest) }
  const wanted = listSpans(seen)
  const spans = parsed.spans.map((span) => {
    const holdsOn = span.until !== null || wanted.some((other) => isAlike(span, other))
    return holdsOn ? span : { ...span, until: date, untilBy: players }
  })
  const added = wanted
    .filter((span) => !current.some((other) => isAlike(span, other)))
    .map((span): ShelfSpan => ({ ...span, since: date, sinceBy: players, until: null }))
  return { outcome: 'changed', line: formatShelfLine([...spans, ...added]) }
}

/** @param seen where the item stands at last */
function beginEarlier(spans: readonly ShelfSpan[], seen: ShelfPlace, date: IsoDate, players: number): AppliedClaim {
  if (weighShelfPlace(findShelfPlace(spans, date)) === weighShelfPlace(seen)) return { outcome: 'known' }
  const ended = spans
    .flatMap(({ until }) => until ?? [])
    .toSorted()
    .at(-1)
  if (ended !== undefined && ended > date) return { outcome: 'refused', why: describeOverruled(date, ended) }
  const isLater = ({ since }: ShelfSpan) => since > date
  const moved = spans.map((span) => (isLater(span) ? { ...span, since: date, sinceBy: players } : span))
  const until = spans
    .filter(isLater)
    .map(({ since }) => since)
    .toSorted()
    .at(-1)
  return { outcome: 'changed', line: formatShelfLine(moved), ...(until && { until }) }
}

function describeOverruled(date: IsoDate, fact: IsoDate): string {
  return `the report is from ${date}, and the content has a fact from ${fact}`
}

type SpanPlace = Pick<ShelfSpan, 'shelf' | 'level'>

/** A promoted item is on the middle shelf before. */
function listSpans({ shelf, level }: ShelfPlace): SpanPlace[] {
  if (shelf === 'low') return []
  if (level === 1) return [{ shelf, level }]
  return [
    { shelf: 'middle', level: 1 },
    { shelf, level },
  ]
}

function isAlike(one: SpanPlace, other: SpanPlace): boolean {
  return one.shelf === other.shelf && one.level === other.level
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
