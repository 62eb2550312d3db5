/** The linter refuses cycles of files by declarations; these also count `import()` and types named in passing. */
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '#generator/files/list-files.ts'
import { projectRoot } from '#generator/files/project-root.ts'

type ImportGraph = ReadonlyMap<string, readonly string[]>

const specifier = /\b(?:from|import)\b\s*\(?\s*'(?<path>[.#][^']+)'/g

/** What each file imports of the others, in whatever form. @param texts by path below `src/` */
function drawGraph(texts: ReadonlyMap<string, string>): ImportGraph {
  return new Map(
    Array.from(texts, ([file, text]) => {
      const targets = Array.from(text.matchAll(specifier), ({ groups }) => groups!['path']!).map((path) =>
        path.startsWith('#') ? path.slice(1) : posix.join(dirname(file), path),
      )
      return [file, targets.filter((target) => texts.has(target))]
    }),
  )
}

/** The first cycle found, from a file back to itself; null without any. */
function findCycle(graph: ImportGraph): string[] | null {
  const done = new Set<string>()
  const walk = (file: string, trail: readonly string[]): string[] | null => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
    if (done.has(file)) return null
    for (const target of graph.get(file) ?? []) {
      const cycle = walk(target, [...trail, file])
      if (cycle) return cycle
    }
    done.add(file)
    return null
  }
  for (const file of graph.keys()) {
    const cycle = walk(file, [])
    if (cycle) return cycle
  }
  return null
}

test.each([
  ['a declaration', "import { b } from './b.ts'"],
  ['a declaration over two lines', "import {\n  b,\n} from './b.ts'"],
  ['an import on demand', "const load = () => import('./b.ts')"],
  ['a type named in passing', "type B = import('./b.ts').B"],
  ['what is passed on', "export * from './b.ts'"],
])('%s closes a cycle', (_, text) => {
  const files = new Map([
    ['site/a.ts', text],
    ['site/b.ts', "import { a } from '#site/a.ts'"],
  ])
  expect(findCycle(drawGraph(files))).toEqual(['site/a.ts', 'site/b.ts', 'site/a.ts'])
})

test('no source file imports itself, in whatever form of import', () => {
  const source = join(projectRoot, 'src')
  const files = listFiles(source).filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
  expect(files.length).toBeGreaterThan(500)
  const graph = drawGraph(new Map(files.map((file) => [file, readFileSync(join(source, file), 'utf8')])))
  expect(findCycle(graph)).toBeNull()
})
