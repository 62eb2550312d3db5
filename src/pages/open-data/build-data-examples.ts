import { nameCourse } from '#catalogue/variant-id.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { DataExample } from '../data/site-pages.ts'
import { buildOpenCourses, buildOpenItems } from './build-open-entities.ts'
import { entityDataPath, openIndexPath, tableDataPath, todaysRankingPath } from './open-data-path.ts'

/**
 * Short programs for a browser's console with what they print. The results are computed here, from the same facts; a
 * test runs the programs against the built files and compares. Examples of what the game does not have are left out.
 */
export function buildDataExamples(source: PageSource): DataExample[] {
  const examples = [showIndex(source), showTiers(source), showShelf(source), followSkill(source), showRanking(source)]
  return examples.filter((example) => example !== null)
}

function showIndex({ items }: PageSource): DataExample {
  return {
    shows: 'index',
    code: [
      `const index = await fetch('${openIndexPath}').then((response) => response.json())`,
      `const karts = index.collections.find(({ name }) => name === 'karts')`,
      'console.log(`${karts.count} karts in ${karts.json}`)',
    ].join('\n'),
    result: `${items.kart.length} karts in ${tableDataPath('karts')}`,
  }
}

function showTiers(source: PageSource): DataExample {
  const best = buildOpenItems(source, 'driver').filter(({ tier }) => tier === 'S')
  return {
    shows: 'tiers',
    code: [
      `const { rows } = await fetch('${tableDataPath('drivers')}').then((response) => response.json())`,
      `const best = rows.filter(({ tier }) => tier === 'S').sort((a, b) => a.rank - b.rank)`,
      `console.log(best.map(({ rank, name }) => \`\${rank}. \${name}\`).join('\\n'))`,
    ].join('\n'),
    result: best
      .toSorted((a, b) => a.rank! - b.rank!)
      .map(({ rank, name }) => `${rank}. ${name}`)
      .join('\n'),
  }
}

function showShelf(source: PageSource): DataExample | null {
  const [course] = buildOpenCourses(source)
  const variant = course?.variants[0]
  if (!course || !variant) return null
  const name = nameCourse(source.catalogue.courses[0]!)
  return {
    shows: 'shelf',
    course: name,
    code: [
      `const course = await fetch('${entityDataPath('courses', course.id)}').then((response) => response.json())`,
      'const [{ name, gliders }] = course.variants',
      'console.log(`${name}: ${gliders.top.length} gliders, best ${gliders.top[0]?.id}`)',
    ].join('\n'),
    result: `${variant.name}: ${variant.gliders.top.length} gliders, best ${variant.gliders.top[0]?.id}`,
  }
}

function followSkill({ items, references, itemsBySkill }: PageSource): DataExample | null {
  const kart = items.kart.find(({ skillId }) => skillId !== null)
  if (!kart?.skillId) return null
  const skill = references.skill(kart.skillId)
  return {
    shows: 'skill',
    code: [
      'const read = (path) => fetch(path).then((response) => response.json())',
      `const kart = await read('${entityDataPath('karts', kart.id)}')`,
      `const skill = await read(\`${entityDataPath('skills', '${kart.skill}')}\`)`,
      'console.log(`${kart.name} has ${skill.name}, one of ${skill.itemCount} that do`)',
    ].join('\n'),
    result: `${kart.name} has ${skill.name}, one of ${(itemsBySkill.get(skill.id) ?? []).length} that do`,
  }
}

function showRanking({ today, references }: PageSource): DataExample | null {
  const { tour, date, kinds } = today
  const first = kinds.glider.ranked[0]
  if (!first) return null
  return {
    shows: 'ranking',
    code: [
      `const ranking = await fetch('${todaysRankingPath}').then((response) => response.json())`,
      'const [best] = ranking.gliders.rows',
      'console.log(`${ranking.date}, ${ranking.tour}: ${best.name}`)',
    ].join('\n'),
    result: `${date}, ${tour.id}: ${references.item(first.itemId).name}`,
  }
}
