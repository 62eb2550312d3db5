import type { ContentFile } from '#catalogue/content-file.ts'
import { ContentEditor } from './content-editor.ts'
import { distilCourse } from './distil-course.ts'
import { distilItem } from './distil-item.ts'
import { distilShelfRecords } from './distil-shelf-records.ts'
import { distilSkill } from './distil-skill.ts'
import { distilTour } from './distil-tour.ts'
import type { DistilledFile } from './distilled-file.ts'
import type { ReportFact } from './fact-fault.ts'
import { indexFacts } from './index-facts.ts'
import { contentKeys } from './content-keys.ts'
import type { Facts } from './read-fact-tables.ts'
import { findCycleStart, findTourFiles, nameTourFile } from './find-tour-files.ts'

/**
 * Every content file that the facts mention, as it should be after `files` has taken in the facts. What the facts leave
 * open stays as it is. Files that are not YAML throw.
 */
export function distilFacts(facts: Facts, files: readonly ContentFile[], report: ReportFact): DistilledFile[] {
  const textByPath = new Map(files.map(({ path, text }) => [path, text]))
  const index = indexFacts(facts)
  const edit = (path: string, keys: readonly string[], work: (editor: ContentEditor) => void): DistilledFile => {
    const before = textByPath.get(path)
    const editor = new ContentEditor({ path, text: before ?? '' }, keys)
    work(editor)
    const changes = before === undefined ? ['new'] : editor.changes
    return { path, text: changes.length === 0 ? (before ?? '') : editor.format(), changes, notes: editor.notes }
  }
  const items = { driver: facts.drivers, kart: facts.karts, glider: facts.gliders }
  const tourFiles = findTourFiles(files)
  const cycleStart = findCycleStart(files)
  // What follows from the cycle is continued without being written.
  const rankedCupsOf = (tour: number) =>
    index.rankedCupsOf(tour).filter(({ basis }) => basis === 'recorded' || tour < cycleStart)
  return [
    ...(['driver', 'kart', 'glider'] as const).flatMap((kind) =>
      items[kind].map((item) =>
        edit(`${kind}s/${item.slug}.yaml`, contentKeys.items, (editor) => distilItem(editor, kind, item, index)),
      ),
    ),
    ...facts.skills.map((skill) =>
      edit(`skills/${skill.slug}.yaml`, contentKeys.skills, (editor) => distilSkill(editor, skill, index)),
    ),
    ...facts.courses.map((course) =>
      edit(`courses/${course.slug}.yaml`, contentKeys.courses, (editor) => distilCourse(editor, course, index)),
    ),
    ...facts.tours
      .filter((tour) => tourFiles.has(tour.number) || tour.basis === 'recorded')
      .map((tour) =>
        edit(tourFiles.get(tour.number) ?? nameTourFile(tour), contentKeys.tours, (editor) =>
          distilTour(editor, tour, { ...index, rankedCupsOf }, report),
        ),
      ),
    edit('shelf-records.yaml', contentKeys.shelfRecords, (editor) => distilShelfRecords(editor, facts.snapshots)),
  ]
}
