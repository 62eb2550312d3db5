import { openEntities } from './open-entities.ts'
import { openDataRoot, openIndexPath, todaysRankingPath } from './open-data-path.ts'

/**
 * Everything in one file: the index, every single thing and today's ranking. The text comes in pieces, because the whole
 * is by far the largest of the site.
 * @param paths of all other files of the open data, in the order in which they are built
 * @param read the text of one of them
 */
export function* joinOpenData(paths: readonly string[], read: (path: string) => string): Iterable<string> {
  const readLine = (path: string) => read(path).trimEnd()
  yield `{"index":${readLine(openIndexPath)},\n`
  for (const { name } of openEntities) {
    const things = paths.filter((path) => path.startsWith(`${openDataRoot}${name}/`))
    yield `"${name}":[\n`
    for (const [index, thing] of things.entries()) yield index === 0 ? readLine(thing) : `,\n${readLine(thing)}`
    yield '\n],\n'
  }
  yield `"ranking":${readLine(todaysRankingPath)}}\n`
}
