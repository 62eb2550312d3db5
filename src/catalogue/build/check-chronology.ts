import type { CourseVariant, Tour } from '../entities.ts'
import type { Entry, ParsedContent } from '../parse/parse-content.ts'
import type { KeyPath, AddFault } from '../problem.ts'
import type { TourFile } from '../schemas/tour-schemas.ts'

export interface Chronology {
  readonly variantById: ReadonlyMap<string, CourseVariant>
  readonly tours: readonly Tour[]
}

/** Nothing can be raced, or seen, before its debut. Only debuts that a source states are held against anything. */
export function checkChronology(content: ParsedContent, chronology: Chronology, addFault: AddFault): void {
  for (const entry of content.tours) checkCups(entry, content, chronology, addFault)
  for (const { file, value } of content.courses) {
    checkFirstSight(file, [], value, chronology, addFault)
    for (const [id, facts] of Object.entries(value.variants))
      checkFirstSight(file, ['variants', id], facts, chronology, addFault)
  }
}

function checkCups(
  { file, value }: Entry<TourFile>,
  content: ParsedContent,
  { variantById, tours }: Chronology,
  addFault: AddFault,
): void {
  const check = (id: string, debut: number | null | undefined, location: KeyPath) => {
    if (debut === null || debut === undefined || debut <= value.number || debut > tours.length) return
    const message = `"${id}" is in tour ${value.number}, but its debut is in tour ${debut}`
    addFault({ file, location, message, remedy: 'Correct the id, or "debut-tour" in its own file.' })
  }
  const debutOfDriver = new Map(content.drivers.map((driver) => [driver.id, driver.value['debut-tour']]))
  for (const list of ['cups', 'ranked-cups'] as const)
    for (const [index, { courses }] of value[list].entries())
      for (const [position, id] of (courses ?? []).entries())
        check(id, variantById.get(id)?.debutTour, [list, index, 'courses', position])
  for (const [index, { driver }] of value.cups.entries())
    if (driver !== undefined) check(driver, debutOfDriver.get(driver), ['cups', index, 'driver'])
}

function checkFirstSight(
  file: string,
  location: KeyPath,
  facts: { 'debut-tour'?: number | undefined; 'first-seen'?: string | undefined },
  { tours }: Chronology,
  addFault: AddFault,
): void {
  const { 'debut-tour': debutTour, 'first-seen': firstSeen } = facts
  const debut = debutTour === undefined ? undefined : tours[debutTour - 1]?.start
  if (debut === undefined || firstSeen === undefined || firstSeen >= debut) return
  const message = `first seen on ${firstSeen}, but the debut is in tour ${debutTour}, which starts on ${debut}`
  addFault({ file, location: [...location, 'first-seen'], message, remedy: 'Correct "first-seen" or "debut-tour".' })
}

interface Debut {
  readonly file: string
  readonly location: (string | number)[]
  readonly tour: number
}

/** Reports every debut in a tour that does not exist. */
export function checkDebuts(content: ParsedContent, tourCount: number, addFault: AddFault): void {
  for (const { file, location, tour } of listDebuts(content)) {
    if (tour <= tourCount) continue
    const remedy = `The known tours are 1 to ${tourCount}; their numbers are in tours/.`
    addFault({ file, location: [...location, 'debut-tour'], message: `unknown tour ${tour}`, remedy })
  }
}

function* listDebuts({ drivers, karts, gliders, courses }: ParsedContent): Generator<Debut> {
  for (const { file, value } of [...drivers, ...karts, ...gliders, ...courses]) {
    const tour = value['debut-tour']
    if (tour !== undefined) yield { file, location: [], tour }
  }
  for (const { file, value } of courses)
    for (const [variantId, { 'debut-tour': tour }] of Object.entries(value.variants))
      if (tour !== undefined) yield { file, location: ['variants', variantId], tour }
}
