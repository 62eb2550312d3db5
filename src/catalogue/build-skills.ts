import { itemKinds, type Skill } from './entities.ts'
import type { Entry } from './parse-content.ts'
import type { Report } from './problem.ts'
import { compareBy } from './compare-by.ts'
import type { SkillFile } from './skill-schema.ts'

export function buildSkills(entries: readonly Entry<SkillFile>[], report: Report): Skill[] {
  const skills = entries.map((entry) => {
    checkJudgement(entry, report)
    return buildSkill(entry)
  })
  return skills.toSorted(compareBy((skill) => [itemKinds.indexOf(skill.kind), skill.name]))
}

function buildSkill({ id, value }: Entry<SkillFile>): Skill {
  const { name, names, kind, category = null, strength = null, reason = null } = value
  return { id, name, names, kind, category, strength, reason }
}

/** The driver ranking needs the judgement of every special skill; the skills of karts and gliders have none. */
function checkJudgement({ file, value }: Entry<SkillFile>, report: Report): void {
  for (const key of ['strength', 'reason'] as const) {
    const isStated = value[key] !== undefined
    if (value.kind === 'driver' && !isStated) {
      const remedy = "A driver's skill needs a strength from 0 to 10 and a reason in one sentence."
      report({ file, location: [], message: `"${key}" is missing`, remedy })
    }
    if (value.kind !== 'driver' && isStated) {
      const remedy = `Delete the line, or write "kind: driver" if it is a special skill.`
      report({ file, location: [key], message: `"${key}" belongs to drivers' skills only`, remedy })
    }
  }
}
