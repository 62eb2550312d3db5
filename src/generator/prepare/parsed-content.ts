import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFile } from '#catalogue/parse/content-file.ts'
import { splitContentText } from '#catalogue/parse/content-file.ts'
import { parseCsv } from '#base/parse-csv.ts'
import { parseYaml } from '#catalogue/parse/parse-yaml.ts'
import { digest } from '../files/digest.ts'
import { projectRoot } from '../files/project-root.ts'
import { readSealedFile, writeSealedFile } from '../files/build-record.ts'

export interface CachedContent {
  /** What cannot be parsed stays as it was. */
  readonly files: readonly ContentFile[]
  /**
   * Caches what the files say for the next time, unless the cache has all of it. They must have no faults: what JSON
   * cannot hold, such as infinity, is a fault.
   */
  readonly keep: () => void
}

/** By path. */
type KnownFiles = ReadonlyMap<string, KnownFile>

interface KnownFile {
  /** Of its text. */
  readonly digest: string
  readonly parsed: unknown
  /** As in the cache: most need not be written as JSON again. */
  readonly line: string
}

interface KnownLine extends Omit<KnownFile, 'line'> {
  readonly path: string
}

/**
 * Parses content files, except those that are in the cache with the same text: reading what all of them say as JSON
 * takes a fraction of the time.
 * @param parser what another parser stored is not used
 */
export function parseFiles(
  texts: readonly ContentFile[],
  cacheFolder: string,
  parser: string = identifyParser(),
): CachedContent {
  const cacheFile = join(cacheFolder, 'content.json')
  const before = readKnown(cacheFile, parser)
  const found = texts.map((file) => findParsed(file, before))
  const files = texts.map((file, index) => ({ ...file, parsed: found[index]?.parsed }))
  const isUnchanged =
    found.length === before.size && found.every((known, index) => before.get(texts[index]!.path) === known)
  const lines = found.map(({ line }) => line)
  return { files, keep: isUnchanged ? keepNothing : createKeeper(cacheFile, parser, lines) }
}

function keepNothing(): void {}

/** Apart from the parsing, so that it does not retain the content until the end of a build. */
function createKeeper(file: string, parser: string, lines: readonly string[]): () => void {
  return () => writeSealedFile(file, parser, lines.map((line) => `${line}\n`).join(''))
}

function findParsed(file: ContentFile, before: KnownFiles): KnownFile {
  const known = before.get(file.path)
  const textDigest = digest([file.text])
  if (known?.digest === textDigest) return known
  const parsed = parseFile(file)
  const line: KnownLine = { path: file.path, digest: textDigest, parsed }
  return { digest: textDigest, parsed, line: JSON.stringify(line) }
}

function parseFile(file: ContentFile): unknown {
  if (file.path.endsWith('.csv')) {
    const table = parseCsv(file.text)
    return table.ok ? table.rows : undefined
  }
  const content = splitContentText(file)
  const result = content && parseYaml(content.yaml)
  return result?.ok ? result.value : undefined
}

/** A digest of everything that decides how a text is parsed. */
function identifyParser(): string {
  const files = [
    'package-lock.json',
    'src/catalogue/parse/content-file.ts',
    'src/catalogue/parse/parse-yaml.ts',
    'src/base/parse-csv.ts',
  ]
  return digest(files.map((file) => readFileSync(join(projectRoot, file))))
}

/** Nothing if another parser stored it, or a crash left half of it. */
function readKnown(file: string, parser: string): KnownFiles {
  const lines = readSealedFile(file, parser)?.split('\n').slice(0, -1) ?? []
  return new Map(
    lines.map((line) => {
      const { path, ...known }: KnownLine = JSON.parse(line)
      return [path, { ...known, line }]
    }),
  )
}
