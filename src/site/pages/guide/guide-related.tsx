import type { RelatedThings } from '#pages/data/guide-pages.ts'
import { coursePath, skillPath } from '#pages/routes/routes.ts'
import * as say from '#wording/guide.ts'
import { CourseEmblem, SkillEmblem } from '../../ui/emblems/emblem.tsx'
import { GuideCards } from '../../ui/components/guide-cards.tsx'
import { ItemCards } from '../../ui/items/item-card.tsx'
import { Section } from '../../ui/components/section.tsx'

/** What an article mentions. */
export function GuideRelated({ related }: { related: RelatedThings }) {
  const { items, skills, courses, guides } = related
  return (
    <>
      {items.length > 0 && (
        <Section id="related-items" title={say.itemsInGuide()}>
          <ItemCards items={items} />
        </Section>
      )}
      {(skills.length > 0 || courses.length > 0) && (
        <Section id="related-things" title={say.skillsAndCourses()}>
          <ul className="chips">
            {skills.map((skill) => (
              <li key={skill.id}>
                <a className="chip" href={skillPath(skill.id)}>
                  <SkillEmblem skill={skill} />
                  <span>{skill.name}</span>
                </a>
              </li>
            ))}
            {courses.map((course) => (
              <li key={course.id}>
                <a className="chip" href={coursePath(course.id)}>
                  <CourseEmblem courseId={course.id} />
                  <span>{course.fullName}</span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {guides.length > 0 && (
        <Section id="related-guides" title={say.readNext()}>
          <GuideCards guides={guides} />
        </Section>
      )}
    </>
  )
}
