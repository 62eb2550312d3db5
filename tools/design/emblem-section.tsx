import type { DesignData } from './build-design-data.ts'
import type { ReactNode } from 'react'
import { BadgeEmblem, CourseEmblem, ItemEmblem, SkillEmblem, TourEmblem } from '#site/ui/emblems/emblem.tsx'
import { Section } from '#site/ui/components/section.tsx'
import { DesignPart } from './design-part.tsx'
import { EmblemSheet } from './emblem-sheet.tsx'
import { platformNames } from '#site/ui/wording/list-wording.ts'
import { kindPlurals, rarityLetters } from '#site/ui/wording/wording.ts'

interface Picture {
  readonly key: string
  readonly name: string
  readonly drawing: ReactNode
}

/** One of each family as a chip and as a hero: 48 and 480 pixels. */
export function EmblemSection({ data }: { data: DesignData }) {
  const { items, courses, skills, badges, tours } = data
  const families: readonly (readonly [title: string, pictures: readonly Picture[]])[] = [
    ...(['driver', 'kart', 'glider'] as const).map((kind) => {
      const ofKind = items.filter((item) => item.kind === kind)
      return [
        kindPlurals[kind],
        ofKind.map((item) => ({
          key: item.id,
          name: `${item.name} (${rarityLetters[item.rarity]})`,
          drawing: <ItemEmblem item={item} />,
        })),
      ] as const
    }),
    [
      'Courses, by the era of their platform',
      courses.map((course) => ({
        key: course.id,
        name: `${course.fullName} (${platformNames[course.platform]})`,
        drawing: <CourseEmblem courseId={course.id} />,
      })),
    ],
    [
      'Skills, by category',
      skills.map((skill) => ({
        key: skill.id,
        name: skill.name,
        drawing: <SkillEmblem skill={skill} />,
      })),
    ],
    ['Badges', badges.map(({ id, name }) => ({ key: id, name, drawing: <BadgeEmblem id={id} /> }))],
    ['Tours', tours.map(({ id, name }) => ({ key: id, name, drawing: <TourEmblem id={id} /> }))],
  ]
  return (
    <Section id="emblems" title="Emblems">
      {families.map(([title, pictures]) => (
        <DesignPart key={title} title={title}>
          <ul className="emblem-samples">
            {pictures.map(({ key, name, drawing }) => (
              <li key={key}>
                {drawing}
                <small>{name}</small>
              </li>
            ))}
          </ul>
        </DesignPart>
      ))}
      <EmblemSheet />
      <DesignPart title="Largest size">
        <ul className="emblem-heroes">
          {families.map(([title, pictures]) => (
            <li key={title}>{pictures.at(-1)?.drawing}</li>
          ))}
        </ul>
      </DesignPart>
    </Section>
  )
}
