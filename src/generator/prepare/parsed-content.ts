import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ContentFile } from '#catalogue/content-file.ts'
import { splitContentText } from '#catalogue/content-text.ts'
import { parseYaml } from '#catalogue/parse-yaml.ts'
import { digest } from '../files/digest.ts'

/** By path. */
type KnownFiles = Readonly<Record<string, KnownFile>>

interface KnownFile {
  /** Of its text. */
  readonly digest: string
  readonly parsed: unknown
}

/** In the folder of the cache. */
const fileName = 'content.json'

/**
 * Parses content files, except those that are in the cache with the same text: to read what all of them say as JSON takes
 * a tenth of the time. A file that is not YAML is given back as it is.
 * @param code digest of the code
 */
export function parseUnknown(files: readonly ContentFile[], cacheFolder: string, code: string): ContentFile[] {
  const known = readKnown(join(cacheFolder, fileName), code)
  return files.map((file) => {
    const before = known[file.path]
    if (before?.digest === digest([file.text])) return { ...file, parsed: before.parsed }
    const content = splitContentText(file)
    const parsed = content && parseYaml(content.yaml)
    return parsed?.ok ? { ...file, parsed: parsed.value } : file
  })
}

/**
 * Keeps what files say for the next build. They must be without faults: what JSON cannot hold, such as infinity, is one.
 * @param code digest of the code
 */
export function keepParsed(files: readonly ContentFile[], cacheFolder: string, code: string): void {
  const known: KnownFiles = Object.fromEntries(
    files.map(({ path, text, parsed }) => [path, { digest: digest([text]), parsed }]),
  )
  const file = join(cacheFolder, fileName)
  mkdirSync(dirname(file), { recursive: true })
  const body = JSON.stringify(known)
  writeFileSync(file, `${digest([code, body])}\n${body}`)
}

/** Nothing if the file is of other code, or a crash left half of it. */
function readKnown(file: string, code: string): KnownFiles {
  if (!existsSync(file)) return {}
  const text = readFileSync(file, 'utf8')
  const lineEnd = text.indexOf('\n')
  const body = text.slice(lineEnd + 1)
  // The digest in the first line proves that the rest is complete and our own, so no schema has to check it.
  return text.slice(0, lineEnd) === digest([code, body]) ? JSON.parse(body) : {}
}
