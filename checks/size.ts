/** `npm run check:size`: how much code there is to read, by room, without tests. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '#generator/files/list-files.ts'
import { projectRoot } from '#generator/files/project-root.ts'

const isCode = (path: string) => /\.(ts|tsx|css)$/.test(path) && !/\.test\.tsx?$|(^|\/)testing\//.test(path)

const files = listFiles(join(projectRoot, 'src'))
  .filter(isCode)
  .map((path) => ({
    path,
    lines: readFileSync(join(projectRoot, 'src', path), 'utf8')
      .trimEnd()
      .split('\n'),
  }))

function measure(measured: typeof files) {
  const sizes = measured.map(({ lines }) => lines.length).toSorted((a, b) => a - b)
  const lines = sizes.reduce((sum, size) => sum + size, 0)
  const imports = measured.reduce((sum, { lines: own }) => sum + countImportLines(own), 0)
  return {
    lines,
    files: sizes.length,
    'median lines': sizes[sizes.length >> 1],
    'up to 20 lines': sizes.filter((size) => size <= 20).length,
    'over 350 lines': sizes.filter((size) => size > 350).length,
    'imports, %': Math.round((imports / lines) * 100),
  }
}

/** All imports are at the top; the last of them may be the end of a list of names. */
function countImportLines(lines: readonly string[]): number {
  let isInside = false
  return lines.filter((line) => {
    const isImport = isInside || line.startsWith('import ')
    isInside = isImport && !/['"]$/.test(line)
    return isImport
  }).length
}

const rooms = Map.groupBy(files, ({ path }) => path.split('/')[0]!)
console.table({
  ...Object.fromEntries([...rooms].map(([room, own]) => [room, measure(own)])),
  all: measure(files),
})
