import { groupBy } from './group-by.ts'
import type * as z from 'zod'
import type { BadgeFile } from './badge-schema.ts'
import type { ContentFile } from './content-file.ts'
import { isContentId, toContentId } from './content-id.ts'
import { type FolderName, folderSchemas, type SingleName, singleSchemas } from './content-kinds.ts'
import { type ContentText, splitContentText } from './content-text.ts'
import type { CourseFile } from './course-schema.ts'
import type { RankingDaysFile, ShelfRecordsFile } from './day-schemas.ts'
import { explainIssue } from './explain-issue.ts'
import type { GuideFile } from './guide-schema.ts'
import type { ItemFile } from './item-schema.ts'
import { suggestNearMiss } from './near-miss.ts'
import { parseYaml, type ParsedYaml } from './parse-yaml.ts'
import type { Report } from './problem.ts'
import type { SkillFile } from './skill-schema.ts'
import type { TourCycleFile } from './tour-cycle-schema.ts'
import type { TourFile } from './tour-schema.ts'

/** A parsed file: `id` is its name without the ending; Markdown is what follows the front matter. */
export interface Entry<Value> extends Pick<ContentText, 'markdown' | 'markdownLine'> {
  readonly id: string
  readonly file: string
  readonly value: Value
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
  readonly tourCycle: Entry<TourCycleFile> | null
  readonly shelfRecords: Entry<ShelfRecordsFile> | null
  readonly rankingDays: Entry<RankingDaysFile> | null
  /** The files that were left out. What refers to them is not a fault of its own. */
  readonly broken: ReadonlySet<string>
}

/** Parses every file by the schema of its folder. A file with a fault is reported and left out; `broken` names it. */
export function parseContent(files: readonly ContentFile[], reportOutside: Report): ParsedContent {
  const broken = new Set<string>()
  const report: Report = (fault) => {
    broken.add(fault.file)
    reportOutside(fault)
  }
  const byFolder = groupBy(files, ({ path }) => path.slice(0, Math.max(0, path.indexOf('/'))))
  const read = <Value>(folder: FolderName, schema: z.ZodType<Value>) =>
    (byFolder.get(folder) ?? []).flatMap((file) => parseFolderFile(file, folder, schema, report) ?? [])
  const readSingle = <Value>(name: SingleName, schema: z.ZodType<Value>) => parseSingleFile(files, name, schema, report)
  reportStrayFiles(files, report)
  return {
    drivers: read('drivers', folderSchemas.drivers),
    karts: read('karts', folderSchemas.karts),
    gliders: read('gliders', folderSchemas.gliders),
    skills: read('skills', folderSchemas.skills),
    courses: read('courses', folderSchemas.courses),
    tours: read('tours', folderSchemas.tours),
    badges: read('badges', folderSchemas.badges),
    guides: read('tips-and-tricks', folderSchemas['tips-and-tricks']),
    tourCycle: readSingle('tour-cycle.yaml', singleSchemas['tour-cycle.yaml']),
    shelfRecords: readSingle('shelf-records.yaml', singleSchemas['shelf-records.yaml']),
    rankingDays: readSingle('ranking-days.yaml', singleSchemas['ranking-days.yaml']),
    broken,
  }
}

function parseFolderFile<Value>(
  file: ContentFile,
  folder: FolderName,
  schema: z.ZodType<Value>,
  report: Report,
): Entry<Value> | null {
  const ending = endingOf(folder)
  if (!file.path.endsWith(ending)) return null
  const id = file.path.slice(folder.length + 1, -ending.length)
  if (!isContentId(id)) reportFileName(file.path, folder, id, report)
  return parseFile(file, id, schema, report)
}

function parseSingleFile<Value>(
  files: readonly ContentFile[],
  name: SingleName,
  schema: z.ZodType<Value>,
  report: Report,
): Entry<Value> | null {
  const file = files.find(({ path }) => path === name)
  if (file) return parseFile(file, name, schema, report)
  const remedy = 'Restore it from an earlier version.'
  report({ file: name, place: { line: 1 }, message: 'the file is missing', remedy })
  return null
}

/** So that whoever parses the content again after an edit parses only the changed files. */
const knownYaml = new WeakMap<ContentFile, ParsedYaml>()

function parseFile<Value>(
  file: ContentFile,
  id: string,
  schema: z.ZodType<Value>,
  report: Report,
): Entry<Value> | null {
  const content = splitContentText(file)
  if (!content) {
    const remedy = 'Begin the file with a line "---", the lines "title: …" and so on, and another line "---".'
    report({ file: file.path, place: { line: 1 }, message: 'the front matter is missing', remedy })
    return null
  }
  const parsed = knownYaml.get(file) ?? parseYaml(content.yaml)
  knownYaml.set(file, parsed)
  if (!parsed.ok) {
    for (const { line, message, remedy } of parsed.faults)
      report({ file: file.path, place: { line: line + content.linesBefore }, message, remedy })
    return null
  }
  const result = schema.safeParse(parsed.value)
  if (result.success) return { ...content, id, file: file.path, value: result.data }
  for (const issue of result.error.issues)
    for (const explanation of explainIssue(issue, schema, parsed.value)) report({ file: file.path, ...explanation })
  return null
}

function reportFileName(path: string, folder: FolderName, id: string, report: Report): void {
  report({
    file: path,
    place: { line: 1 },
    message: `"${id}" cannot be an id: it needs small letters, digits and single hyphens`,
    remedy: `Rename the file to ${folder}/${toContentId(id)}${endingOf(folder)}.`,
  })
}

function endingOf(folder: FolderName): '.md' | '.yaml' {
  return folder === 'tips-and-tricks' ? '.md' : '.yaml'
}

function isFolderName(name: string): name is FolderName {
  return Object.hasOwn(folderSchemas, name)
}

function reportStrayFiles(files: readonly ContentFile[], report: Report): void {
  for (const { path } of files) {
    if (Object.hasOwn(singleSchemas, path)) continue
    const [folder = '', ...rest] = path.split('/')
    if (rest.length === 0) {
      reportStray(
        path,
        `${suggestNearMiss(path, Object.keys(singleSchemas))}Move it into a folder or delete it.`,
        report,
      )
    } else if (!isFolderName(folder)) {
      reportStray(
        path,
        `${suggestNearMiss(folder, Object.keys(folderSchemas))}Move it into a folder that exists.`,
        report,
      )
    } else if (!path.endsWith(endingOf(folder)))
      reportStray(path, `The files of ${folder}/ end in ${endingOf(folder)}.`, report)
  }
}

function reportStray(path: string, remedy: string, report: Report): void {
  report({ file: path, place: { line: 1 }, message: 'this file has no place in the content', remedy })
}
