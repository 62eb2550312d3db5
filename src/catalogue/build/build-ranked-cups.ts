import { spanWeek } from './continue-tours.ts'
import type { Cup, RankedCup } from '../entities.ts'
import type { AddFault } from '../problem.ts'
import type { RankedCupFile, TourFile } from '../schemas/tour-schemas.ts'

interface TourEntry {
  readonly file: string
  readonly value: TourFile
  readonly cups: readonly Cup[]
}

/** The ranked cups of a tour's file. `keepVariants` drops the course variants of a ranked cup that do not exist. */
export function buildRankedCups(
  entry: TourEntry,
  keepVariants: (ids: readonly string[], ...location: (string | number)[]) => string[],
  addFault: AddFault,
): RankedCup[] {
  const { file, value, cups } = entry
  checkWeeks(file, value, addFault)
  return value['ranked-cups'].map((rankedCup, index): RankedCup => {
    const { week, basis } = rankedCup
    const at = { file, location: ['ranked-cups', index] }
    const named = rankedCup.cup === undefined ? undefined : cups[rankedCup.cup - 1]
    if (rankedCup.cup === undefined) checkRepetition(rankedCup, value, at, addFault)
    else checkCup(rankedCup, rankedCup.cup, cups.length, at, addFault)
    const name = named?.name ?? rankedCup.name ?? null
    const variantIds = named?.variantIds ?? keepVariants(rankedCup.courses ?? [], 'ranked-cups', index, 'courses')
    return { week, cupPosition: named?.position ?? null, name, ...spanWeek(value, week), variantIds, basis }
  })
}

function checkWeeks(file: string, value: TourFile, addFault: AddFault): void {
  const weeks = value['ranked-cups'].map(({ week }) => week)
  for (const [index, week] of weeks.entries()) {
    if (weeks.indexOf(week) === index) continue
    const remedy = 'A tour has one ranked cup in week 1 and one in week 2.'
    addFault({ file, location: ['ranked-cups', index, 'week'], message: `week ${week} has two ranked cups`, remedy })
  }
}

interface At {
  readonly file: string
  readonly location: readonly (string | number)[]
}

function checkCup(
  { name, courses }: RankedCupFile,
  cup: number,
  count: number,
  { file, location }: At,
  addFault: AddFault,
): void {
  if (cup > count) {
    const remedy = 'Write its position in "cups", or give its "name" and "courses" here instead of "cup".'
    addFault({ file, location: [...location, 'cup'], message: `there is no cup ${cup}: "cups" lists ${count}`, remedy })
  }
  for (const [key, given] of Object.entries({ name, courses }))
    if (given !== undefined) {
      const message = `"cup: ${cup}" already says the ${key}`
      addFault({ file, location: [...location, key], message, remedy: 'Delete this line.' })
    }
}

/** A cup that `cups` lists is written once, so that the two cannot come to differ. */
function checkRepetition(
  { courses = [] }: RankedCupFile,
  { cups }: TourFile,
  { file, location }: At,
  addFault: AddFault,
): void {
  const index = courses.length === 0 ? -1 : cups.findIndex((cup) => cup.courses.join() === courses.join())
  if (index === -1) return
  const message = `these are the courses of cup ${index + 1}, which "cups" lists`
  addFault({ file, location, message, remedy: `Write "cup: ${index + 1}" instead of "name" and "courses".` })
}
