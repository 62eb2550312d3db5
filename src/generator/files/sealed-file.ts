import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { digest } from './digest.ts'

/**
 * What `writeSealedFile` wrote: the digest in the first line proves that the rest is complete and our own, so no schema has
 * to check it.
 * @param format of the text; what was written in another is not read
 * @returns null if there is no such file, or a crash left half of one
 */
export function readSealedFile(file: string, format: string): string | null {
  if (!existsSync(file)) return null
  const sealed = readFileSync(file, 'utf8')
  const lineEnd = sealed.indexOf('\n')
  const text = sealed.slice(lineEnd + 1)
  return sealed.slice(0, lineEnd) === digest([format, text]) ? text : null
}

export function writeSealedFile(file: string, format: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${digest([format, text])}\n${text}`)
}
