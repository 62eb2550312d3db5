import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ContentFile } from '#catalogue/content-file.ts'
import { splitContentText } from '#catalogue/content-text.ts'
import { parseYaml } from '#catalogue/parse-yaml.ts'
import { digest } from '../files/digest.ts'
import { projectRoot } from '../files/project-root.ts'

export interface ParsedContent {
  /** What is not YAML is as it was. */
  readonly files: readonly ContentFile[]
  /**
   * Keeps what the files say for the next time, unless the cache has it all. They must be without faults: what JSON cannot
   * hold, such as infinity, is one.
   */
  readonly keep: () => void
}

/** By path. */
type KnownFiles = Readonly<Record<string, KnownFile>>

interface KnownFile {
  /** Of its text. */
  readonly digest: string
  readonly parsed: unknown
}

/**
 * Parses content files, except those that are in the cache with the same text: to read what all of them say as JSON takes
 * a fraction of the time.
 * @param parser what another parser stored is not used
 */
export function parseFiles(
  texts: readonly ContentFile[],
  cacheFolder: string,
  parser: string = identifyParser(),
): ParsedContent {
  const cacheFile = join(cacheFolder, 'content.json')
  const before = readKnown(cacheFile, parser)
  const found = texts.map((file) => [file.path, findParsed(file, before)] as const)
  const files = texts.map((file, index) => ({ ...file, parsed: found[index]?.[1].parsed }))
  const isUnchanged =
    found.length === Object.keys(before).length && found.every(([path, known]) => before[path] === known)
  return {
    files,
    keep: () => {
      if (!isUnchanged) writeKnown(cacheFile, parser, Object.fromEntries(found))
    },
  }
}

function findParsed(file: ContentFile, before: KnownFiles): KnownFile {
  const known = before[file.path]
  const textDigest = digest([file.text])
  if (known?.digest === textDigest) return known
  const content = splitContentText(file)
  const result = content && parseYaml(content.yaml)
  return { digest: textDigest, parsed: result?.ok ? result.value : undefined }
}

/** A digest of all that decides how a text is parsed. */
function identifyParser(): string {
  const files = ['package-lock.json', 'src/catalogue/content-text.ts', 'src/catalogue/parse-yaml.ts']
  return digest(files.map((file) => readFileSync(join(projectRoot, file))))
}

/** Nothing if another parser stored it, or a crash left half of it. */
function readKnown(file: string, parser: string): KnownFiles {
  if (!existsSync(file)) return {}
  const text = readFileSync(file, 'utf8')
  const lineEnd = text.indexOf('\n')
  const body = text.slice(lineEnd + 1)
  // The digest in the first line proves that the rest is complete and our own, so no schema has to check it.
  return text.slice(0, lineEnd) === digest([parser, body]) ? JSON.parse(body) : {}
}

function writeKnown(file: string, parser: string, known: KnownFiles): void {
  mkdirSync(dirname(file), { recursive: true })
  const body = JSON.stringify(known)
  writeFileSync(file, `${digest([parser, body])}\n${body}`)
}
