import { checkUnique, type Claim } from './check-unique.ts'
import type { Entry, ParsedContent } from './parse-content.ts'
import type { Report } from './problem.ts'
import { nameCourse } from './variant-id.ts'

/** Reports ids, names and game ids that two things share. Readers could not tell them apart, nor could a link. */
export function checkNames(content: ParsedContent, report: Report): void {
  const items = [...content.drivers, ...content.karts, ...content.gliders]
  const ids = items.map(({ id, file }) => ({ file, location: [], value: id }))
  checkUnique(ids, 'id', 'Rename one of the two files; drivers, karts and gliders share their ids.', report)
  const gameIds = items.flatMap(({ file, value }) => {
    const gameId = value['game-id']
    return gameId === undefined ? [] : [{ file, location: ['game-id'], value: gameId }]
  })
  checkUnique(gameIds, 'game id', 'One of the two files has a wrong number.', report)

  const claims = [items, content.skills, content.badges].map((entries) => claimNames(entries))
  const courses = content.courses.map(({ file, value }) => ({
    file,
    location: ['name'],
    value: nameCourse(value),
  }))
  const titles = content.guides.map(({ file, value }) => ({ file, location: ['title'], value: value.title }))
  for (const group of [...claims, courses, titles, claimTourNames(content)])
    checkUnique(group, 'name', 'Give each its own name; add a year or a word that tells them apart.', report)
}

function claimNames(entries: readonly Entry<{ name: string }>[]): Claim[] {
  return entries.map(({ file, value }) => ({ file, location: ['name'], value: value.name }))
}

/** The names of continued tours differ by their year, unless two turns of the cycle say the same. */
function claimTourNames({ tours, tourCycle }: ParsedContent): Claim[] {
  const turns = tourCycle?.value.tours ?? []
  return [
    ...claimNames(tours),
    ...turns.map(({ name }, index) => ({ file: 'tour-cycle.yaml', location: ['tours', index, 'name'], value: name })),
  ]
}
