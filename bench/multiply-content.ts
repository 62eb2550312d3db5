import type { ContentFile } from '#catalogue/parse/content-file.ts'

/** The number that a game id may not reach, so that those of copies collide with none. */
const gameIdStep = 1_000_000

/**
 * The content with every item and every course `factor` times, of a game that lasted as many times as long. The copies of one round are only on each other's
 * shelves, so that relations grow with the factor and not with its square.
 */
export function multiplyContent(files: readonly ContentFile[], factor: number): ContentFile[] {
  const originals = files.filter(({ path }) => /^(?:drivers|karts|gliders|courses)\//.test(path))
  const courseIds = originals.flatMap(({ path }) => /^courses\/(.+)\.yaml$/.exec(path)?.[1] ?? [])
  const copies = Array.from({ length: factor - 1 }, (_, index) =>
    originals.map((file) => copyFile(file, courseIds, index + 2)),
  )
  return [...files.map((file) => lengthenGame(file, factor)), ...copies.flat()]
}

/** The cycle goes on until the game has lasted `factor` times as long. */
function lengthenGame({ path, text }: ContentFile, factor: number): ContentFile {
  if (path !== 'tour-cycle.yaml') return { path, text }
  return {
    path,
    text: text.replace(/^last-tour: (\d+)$/m, (_line, last: string) => `last-tour: ${Number(last) * factor}`),
  }
}

function copyFile({ path, text }: ContentFile, courseIds: readonly string[], round: number): ContentFile {
  return {
    path: path.replace(/\.yaml$/, `-x${round}.yaml`),
    text: text
      .replace(/^name: "?(.*?)"?$/m, (_line, name: string) => `name: ${JSON.stringify(`${name} X${round}`)}`)
      .replace(/^game-id: (\d+)$/m, (_line, id: string) => `game-id: ${Number(id) + round * gameIdStep}`)
      .replace(
        /^ {2}([a-z0-9-]+):/gm,
        (_line, variantId: string) => `  ${renameVariant(variantId, courseIds, round)}:`,
      ),
  }
}

/** A variant's id is that of its course with its own ending. A key that begins with no course is not one. */
function renameVariant(variantId: string, courseIds: readonly string[], round: number): string {
  const courseId = courseIds
    .filter((id) => variantId === id || variantId.startsWith(`${id}-`))
    .reduce((longest, id) => (id.length > longest.length ? id : longest), '')
  return courseId === '' ? variantId : `${courseId}-x${round}${variantId.slice(courseId.length)}`
}
