import { isMap, isSeq, LineCounter, parseDocument, type ParsedNode } from 'yaml'
import { compareBy } from '#base/compare-by.ts'
import type { ContentFile } from './content-file.ts'
import { splitContentText } from './content-file.ts'
import type { Fault, KeyPath, Problem } from '../problem.ts'

/** Looks up the line of every fault and sorts them by file and line. Parses each faulty file once more, with positions. */
export function locateProblems(faults: readonly Fault[], files: readonly ContentFile[]): Problem[] {
  const fileByPath = new Map(files.map((file) => [file.path, file]))
  const finders = new Map<string, (location: KeyPath) => number>()
  const problems = faults.map(({ file, location, message, remedy }) => {
    if ('line' in location) return { file, line: location.line, message, remedy }
    let find = finders.get(file)
    if (find === undefined) finders.set(file, (find = buildLineFinder(fileByPath.get(file))))
    return { file, line: find(location), message, remedy }
  })
  // Two relations of one line can have the same fault.
  const distinct = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  return [...distinct.values()].toSorted(compareBy(({ file, line, message }) => [file, line, message]))
}

/** A location that is not in the file (a missing key) gives the line of the nearest thing around it. */
function buildLineFinder(file: ContentFile | undefined): (location: KeyPath) => number {
  const content = file && splitContentText(file)
  if (!content) return () => 1
  const lineCounter = new LineCounter()
  const { contents } = parseDocument(content.yaml, { lineCounter })
  return (location) => lineCounter.linePos(findOffset(contents, location)).line + content.linesBefore
}

function findOffset(root: ParsedNode | null, location: KeyPath): number {
  let offset = 0
  let node: ParsedNode | null = root
  for (const step of location) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => 'value' in key && String(key.value) === String(step))
      if (!pair) break
      offset = pair.key.range[0]
      node = pair.value
    } else if (isSeq(node) && typeof step === 'number' && node.items[step]) {
      node = node.items[step]
      offset = node.range[0]
    } else break
  }
  return offset
}
