import { groupBy } from '#base/group-by.ts'
import type * as z from 'zod'
import {
  guideTextSchema,
  type BadgeFile,
  type GuideFile,
  type GuideTextFile,
  type ItemFile,
  type SkillFile,
  type CourseFile,
} from '../schemas/thing-schemas.ts'
import { languageByFolder, type OwnLanguage } from '../languages.ts'
import type { OwnNamesFile, RankingDaysFile, ShelfRecordsFile, SourcesFile } from '../schemas/record-schemas.ts'
import type { ContentFile } from './content-file.ts'
import { isContentId, toContentId } from '../content-id.ts'
import {
  folderSchemas,
  optionalSingles,
  singleSchemas,
  type FolderName,
  type SingleName,
} from '../schemas/content-kinds.ts'
import { splitContentText, type ContentText } from './content-file.ts'
import { contentTables, tableNames, type TableName } from '../content-tables.ts'
import { explainIssue } from './explain-issue.ts'
import { suggestNearMiss } from '#base/near-miss.ts'
import { parseCsv, type CsvRow } from '#base/parse-csv.ts'
import { parseYaml } from './parse-yaml.ts'
import type { AddFault } from '../problem.ts'
import { readContentTable, type ReadTable, type RowFault } from './read-content-table.ts'
import type { TourCycleFile, TourFile } from '../schemas/tour-schemas.ts'

/** A parsed file: `id` is its name without the ending; Markdown is what follows the front matter. */
export interface Entry<Value> extends Pick<ContentText, 'markdown' | 'markdownLine'> {
  readonly id: string
  readonly file: string
  readonly value: Value
}

/** A guide in another language; `id` is that of the guide. */
interface GuideTextEntry extends Entry<GuideTextFile> {
  readonly language: OwnLanguage
}

/** A table of `tables/`; rows with faults are left out. */
export interface ParsedTable extends Pick<ReadTable, 'entries'> {
  readonly file: string
}

export interface ParsedContent {
  readonly drivers: readonly Entry<ItemFile>[]
  readonly karts: readonly Entry<ItemFile>[]
  readonly gliders: readonly Entry<ItemFile>[]
  readonly skills: readonly Entry<SkillFile>[]
  readonly courses: readonly Entry<CourseFile>[]
  readonly tours: readonly Entry<TourFile>[]
  readonly badges: readonly Entry<BadgeFile>[]
  readonly guides: readonly Entry<GuideFile>[]
  readonly guideTexts: readonly GuideTextEntry[]
  /** `id` is the folder's name of the language. */
  readonly names: readonly Entry<OwnNamesFile>[]
  readonly tourCycle: Entry<TourCycleFile> | null
  readonly shelfRecords: Entry<ShelfRecordsFile> | null
  readonly rankingDays: Entry<RankingDaysFile> | null
  readonly sources: Entry<SourcesFile> | null
  readonly tables: ReadonlyMap<TableName, ParsedTable>
  /** The files that were left out. What refers to them is not a fault of its own. */
  readonly broken: ReadonlySet<string>
}

type FileParser<Value> = (file: ContentFile, id: string, addFault: AddFault) => Entry<Value> | null

const parsers = {
  drivers: memoizeParsed(folderSchemas.drivers),
  karts: memoizeParsed(folderSchemas.karts),
  gliders: memoizeParsed(folderSchemas.gliders),
  skills: memoizeParsed(folderSchemas.skills),
  courses: memoizeParsed(folderSchemas.courses),
  tours: memoizeParsed(folderSchemas.tours),
  badges: memoizeParsed(folderSchemas.badges),
  guides: memoizeParsed(folderSchemas['tips-and-tricks']),
  guideTexts: memoizeParsed(guideTextSchema),
  names: memoizeParsed(folderSchemas.names),
  tourCycle: memoizeParsed(singleSchemas['tour-cycle.yaml']),
  shelfRecords: memoizeParsed(singleSchemas['shelf-records.yaml']),
  rankingDays: memoizeParsed(singleSchemas['ranking-days.yaml']),
  sources: memoizeParsed(singleSchemas['sources.yaml']),
}

const knownTables = new WeakMap<ContentFile, ReadTable>()

/**
 * Parses files by a schema. A caller that parses again after an edit and passes the same objects for unchanged files
 * parses only those that have changed, and those with faults, which are reported each time.
 */
function memoizeParsed<Value>(schema: z.ZodType<Value>): FileParser<Value> {
  const known = new WeakMap<ContentFile, Entry<Value>>()
  return (file, id, addFault) => {
    const entry = known.get(file) ?? parseFile(file, id, schema, addFault)
    if (entry) known.set(file, entry)
    return entry
  }
}

/** Parses every file by the schema of its folder. A file with a fault is reported and left out; `broken` names it. */
export function parseContent(files: readonly ContentFile[], reportOutside: AddFault): ParsedContent {
  const broken = new Set<string>()
  const addFault: AddFault = (fault) => {
    broken.add(fault.file)
    reportOutside(fault)
  }
  const byFolder = groupBy(files, ({ path }) => path.slice(0, Math.max(0, path.indexOf('/'))))
  const read = <Value>(folder: FolderName, parse: FileParser<Value>) =>
    (byFolder.get(folder) ?? []).flatMap((file) => parseFolderFile(file, folder, parse, addFault) ?? [])
  const readSingle = <Value>(name: SingleName, parse: FileParser<Value>) =>
    parseSingleFile(files, name, parse, addFault)
  reportStrayFiles(files, addFault)
  return {
    drivers: read('drivers', parsers.drivers),
    karts: read('karts', parsers.karts),
    gliders: read('gliders', parsers.gliders),
    skills: read('skills', parsers.skills),
    courses: read('courses', parsers.courses),
    tours: read('tours', parsers.tours),
    badges: read('badges', parsers.badges),
    guides: read('tips-and-tricks', parsers.guides),
    guideTexts: files.flatMap((file) => parseGuideText(file, addFault) ?? []),
    names: read('names', parsers.names),
    tourCycle: readSingle('tour-cycle.yaml', parsers.tourCycle),
    shelfRecords: readSingle('shelf-records.yaml', parsers.shelfRecords),
    rankingDays: readSingle('ranking-days.yaml', parsers.rankingDays),
    sources: readSingle('sources.yaml', parsers.sources),
    tables: readTables(byFolder.get(tableFolder) ?? [], addFault),
    broken,
  }
}

function parseFolderFile<Value>(
  file: ContentFile,
  folder: FolderName,
  parse: FileParser<Value>,
  addFault: AddFault,
): Entry<Value> | null {
  const ending = endingOf(folder)
  if (!file.path.endsWith(ending) || guideTextPath.test(file.path)) return null
  const id = file.path.slice(folder.length + 1, -ending.length)
  if (isContentId(id)) return parse(file, id, addFault)
  reportFileName(file.path, folder, id, addFault)
  // Under the name that it will have: what refers to that is not a fault of its own.
  return parse(file, toContentId(id), addFault)
}

/** `tips-and-tricks/de/coins.md` */
const guideTextPath = /^tips-and-tricks\/([^/]+)\/([^/]+)\.md$/

function parseGuideText(file: ContentFile, addFault: AddFault): GuideTextEntry | null {
  const [, folder = '', id = ''] = guideTextPath.exec(file.path) ?? []
  if (id === '') return null
  const language = languageByFolder.get(folder)
  if (language === undefined) {
    reportUnknownLanguage(file.path, folder, addFault)
    return null
  }
  const entry = parsers.guideTexts(file, id, addFault)
  return entry && { ...entry, language }
}

export function reportUnknownLanguage(file: string, folder: string, addFault: AddFault): void {
  const known = [...languageByFolder.keys()]
  const remedy = `${suggestNearMiss(folder, known)}Known here: ${known.join(', ')}.`
  addFault({ file, location: { line: 1 }, message: `"${folder}" is no language of the content`, remedy })
}

function parseSingleFile<Value>(
  files: readonly ContentFile[],
  name: SingleName,
  parse: FileParser<Value>,
  addFault: AddFault,
): Entry<Value> | null {
  const file = files.find(({ path }) => path === name)
  if (file) return parse(file, name, addFault)
  if (optionalSingles.includes(name)) return null
  const remedy = 'Restore it from an earlier version.'
  addFault({ file: name, location: { line: 1 }, message: 'the file is missing', remedy })
  return null
}

/** Tables of facts that were copied whole; see content-tables.ts. */
export const tableFolder = 'tables'

function readTables(files: readonly ContentFile[], addFault: AddFault): Map<TableName, ParsedTable> {
  return new Map(
    files.flatMap((file): [TableName, ParsedTable][] => {
      const name = tableNames.find((known) => file.path === `${tableFolder}/${known}.csv`)
      if (name === undefined) return []
      const { entries, faults } = readTableFile(file, name)
      for (const { line, ...fault } of faults) addFault({ file: file.path, location: { line }, ...fault })
      return [[name, { file: file.path, entries }]]
    }),
  )
}

/** Read once, as `memoizeParsed` has it. */
function readTableFile(file: ContentFile, name: TableName): ReadTable {
  const table = knownTables.get(file) ?? parseTableFile(file, name)
  knownTables.set(file, table)
  return table
}

function parseTableFile(file: ContentFile, name: TableName): ReadTable {
  const garbled = findGarbled(file)
  if (garbled) return { entries: [], faults: [garbled] }
  const parsed = file.parsed === undefined ? parseCsv(file.text) : { ok: true as const, rows: file.parsed as CsvRow[] }
  if (parsed.ok) return readContentTable(contentTables[name], parsed.rows)
  const { line, message } = parsed
  return {
    entries: [],
    faults: [{ line, message, remedy: 'Close it, or write it twice inside a cell in quotation marks.' }],
  }
}

function parseFile<Value>(
  file: ContentFile,
  id: string,
  schema: z.ZodType<Value>,
  addFault: AddFault,
): Entry<Value> | null {
  const garbled = findGarbled(file)
  if (garbled) {
    const { line, message, remedy } = garbled
    addFault({ file: file.path, location: { line }, message, remedy })
    return null
  }
  const content = splitContentText(file)
  if (!content) {
    const remedy = 'Begin the file with a line "---", the lines "title: …" and so on, and another line "---".'
    addFault({ file: file.path, location: { line: 1 }, message: 'the front matter is missing', remedy })
    return null
  }
  const parsed = file.parsed === undefined ? parseYaml(content.yaml) : { ok: true as const, value: file.parsed }
  if (!parsed.ok) {
    for (const { line, message, remedy } of parsed.faults)
      addFault({ file: file.path, location: { line: line + content.linesBefore }, message, remedy })
    return null
  }
  const result = schema.safeParse(parsed.value)
  if (result.success) return { ...content, id, file: file.path, value: result.data }
  for (const issue of result.error.issues)
    for (const explanation of explainIssue(issue, schema, parsed.value)) addFault({ file: file.path, ...explanation })
  return null
}

function findGarbled({ text }: ContentFile): RowFault | null {
  const garbled = text.indexOf('\uFFFD')
  if (garbled < 0) return null
  const line = text.slice(0, garbled).split('\n').length
  const remedy = 'Save the file as UTF-8, and write the character again.'
  return { line, message: 'a character is not in UTF-8', remedy }
}

function reportFileName(path: string, folder: FolderName, id: string, addFault: AddFault): void {
  addFault({
    file: path,
    location: { line: 1 },
    message: `"${id}" cannot be an id: use lowercase letters, digits and single hyphens`,
    remedy: `Rename the file to ${folder}/${toContentId(id)}${endingOf(folder)}.`,
  })
}

function endingOf(folder: FolderName): '.md' | '.yaml' {
  return folder === 'tips-and-tricks' ? '.md' : '.yaml'
}

function isFolderName(name: string): name is FolderName {
  return Object.hasOwn(folderSchemas, name)
}

function reportStrayFiles(files: readonly ContentFile[], addFault: AddFault): void {
  for (const { path } of files) {
    if (Object.hasOwn(singleSchemas, path)) continue
    const [folder = '', ...rest] = path.split('/')
    if (rest.length === 0) {
      reportStray(
        path,
        `${suggestNearMiss(path, Object.keys(singleSchemas))}Move it into a folder or delete it.`,
        addFault,
      )
    } else if (folder === tableFolder) {
      if (!isTablePath(path)) reportStrayTable(rest.join('/'), path, addFault)
    } else if (!isFolderName(folder)) {
      reportStray(
        path,
        `${suggestNearMiss(folder, [...Object.keys(folderSchemas), tableFolder])}Move it into a folder that exists.`,
        addFault,
      )
    } else if (!path.endsWith(endingOf(folder)))
      reportStray(path, `The files of ${folder}/ end in ${endingOf(folder)}.`, addFault)
  }
}

function isTablePath(path: string): boolean {
  return tableNames.some((name) => path === `${tableFolder}/${name}.csv`)
}

function reportStrayTable(name: string, file: string, addFault: AddFault): void {
  const near = suggestNearMiss(
    name,
    tableNames.map((known) => `${known}.csv`),
  )
  const remedy = `${near}Rename or delete it, or describe the table in src/catalogue/content-tables.ts.`
  addFault({ file, location: { line: 1 }, message: 'no schema describes this table', remedy })
}

function reportStray(path: string, remedy: string, addFault: AddFault): void {
  addFault({ file: path, location: { line: 1 }, message: 'this file has no place in the content', remedy })
}
