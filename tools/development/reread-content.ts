import type { ContentFile } from '#catalogue/parse/content-file.ts'
import { readContent } from '#generator/prepare/read-content.ts'

/** Reads the content folder again. Files with the same text are the same objects as before, which are parsed already. */
export function rereadContent(folder: string, before: readonly ContentFile[]): ContentFile[] {
  const known = new Map(before.map((file) => [file.path, file]))
  return readContent(folder).map((file) => {
    const earlier = known.get(file.path)
    return earlier?.text === file.text ? earlier : file
  })
}
