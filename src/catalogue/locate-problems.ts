import { isMap, isSeq, LineCounter, parseDocument, type ParsedNode } from 'yaml'
import type { ContentFile } from './content-file.ts'
import { splitContentText } from './content-text.ts'
import type { Fault, Place, Problem } from './problem.ts'

/** Looks up the line of every fault and sorts them by file and line. Parses each faulty file once more, with positions. */
export function locateProblems(faults: readonly Fault[], files: readonly ContentFile[]): Problem[] {
  const fileByPath = new Map(files.map((file) => [file.path, file]))
  const finders = new Map<string, (place: Place) => number>()
  const problems = faults.map(({ file, place, message, remedy }) => {
    if ('line' in place) return { file, line: place.line, message, remedy }
    let find = finders.get(file)
    if (find === undefined) finders.set(file, (find = buildLineFinder(fileByPath.get(file))))
    return { file, line: find(place), message, remedy }
  })
  return problems.toSorted(
    (a, b) => compareText(a.file, b.file) || a.line - b.line || compareText(a.message, b.message),
  )
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** A place that is not in the file (a missing key) gives the line of the nearest thing around it. */
function buildLineFinder(file: ContentFile | undefined): (place: Place) => number {
  const content = file && splitContentText(file)
  if (!content) return () => 1
  const lineCounter = new LineCounter()
  const { contents } = parseDocument(content.yaml, { lineCounter })
  return (place) => lineCounter.linePos(findOffset(contents, place)).line + content.linesBefore
}

function findOffset(root: ParsedNode | null, place: Place): number {
  let offset = 0
  let node: ParsedNode | null = root
  for (const step of place) {
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
