import type { CourseVariantView } from '#pages/data/course-pages.ts'
import { skillPath } from '#pages/routes/routes.ts'
import { formatCount, formatNumber, formatPoints } from '../../ui/wording/wording.ts'
import { listWords } from '../../ui/wording/list-words.ts'
import './course-pay.css'

const kindNames = ['mini-turbo', 'jump boost', 'dash panel', 'action in the air', 'coin', 'coin out of boxes'] as const
const kindPlurals = [
  'mini-turbos',
  'jump boosts',
  'dash panels',
  'actions in the air',
  'coins',
  'coins out of boxes',
] as const

/** What pays on the course: the actions of a good race, and the skills that bring most. */
export function CoursePay({ pay }: Pick<CourseVariantView, 'pay'>) {
  const { actions, kinds, skills } = pay
  const isEstimated = pay.isEstimated === true
  const counted = kinds.flatMap((count, index) =>
    count > 0 ? `${formatNumber(count)} ${count === 1 ? kindNames[index] : kindPlurals[index]}` : [],
  )
  return (
    <p className="course-pay">
      <b>What pays:</b> {isEstimated && <>≈&nbsp;</>}
      {formatCount(actions, 'action')} in a full combo{counted.length > 0 && `, among them ${listWords(counted)}`}.{' '}
      {skills.map(({ id, name, points }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a href={skillPath(id)}>{name}</a> {formatPoints(points, isEstimated)} points
        </span>
      ))}
      {skills.length > 0 && '.'} {isEstimated && <small>Nobody counted this course: means of others.</small>}
    </p>
  )
}
