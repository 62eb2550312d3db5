import { openEntities } from './open-collections.ts'
import { bulkDataPath, openDataRoot, openIndexPath, todaysRankingPath } from './open-data-path.ts'
import type { OutputFile } from '../data/output-file.ts'

/**
 * Everything in one file: the index, every single thing and today's ranking.
 * @param paths of all other files of the open data, in the order in which they are built
 * @param read the text of one of them
 */
export function joinOpenData(paths: readonly string[], read: (path: string) => string): OutputFile {
  const readLine = (path: string) => read(path).trimEnd()
  const collections = openEntities.map(({ name }) => {
    const things = paths.filter((path) => path.startsWith(`${openDataRoot}${name}/`))
    return `"${name}":[\n${things.map(readLine).join(',\n')}\n]`
  })
  const parts = [`"index":${readLine(openIndexPath)}`, ...collections, `"ranking":${readLine(todaysRankingPath)}`]
  return { path: bulkDataPath, text: `{${parts.join(',\n')}}\n` }
}
