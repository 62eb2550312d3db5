import type { ParsedContent } from './parse-content.ts'
import type { Report } from './problem.ts'

interface Debut {
  readonly file: string
  readonly location: (string | number)[]
  readonly tour: number
}

/** Reports every debut in a tour that does not exist. */
export function checkDebuts(content: ParsedContent, tourCount: number, report: Report): void {
  for (const { file, location, tour } of listDebuts(content)) {
    if (tour <= tourCount) continue
    const remedy = `The known tours are 1 to ${tourCount}; their numbers are in tours/.`
    report({ file, location: [...location, 'debut-tour'], message: `unknown tour ${tour}`, remedy })
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
