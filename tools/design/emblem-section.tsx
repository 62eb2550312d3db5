import { type ReactNode, useState } from 'react'
import { BadgeEmblem, CourseEmblem, ItemEmblem, SkillEmblem, TourEmblem } from '#site/ui/emblems/emblem.tsx'
import { Section } from '#site/ui/components/section.tsx'
import { itemKinds } from '#catalogue/entities.ts'
import { loadSearchIndex } from '#site/features/search/matching/load-search-index.ts'
import { listSearchEntries } from '#site/features/search/entries/search-entry.ts'
import { LoadFailure } from '#site/ui/loading/load-failure.tsx'
import { useLoading } from '#site/ui/loading/use-loading.ts'
import { kindPlurals, rarityLetters } from '#site/ui/wording/wording.ts'
import { platformNames } from '#site/ui/wording/list-wording.ts'
import type { DesignData } from './build-design-data.ts'
import { DesignPart } from './design-part.tsx'

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

const what = 'The sheet of emblems'

/** Every driver, kart and glider, on request: few readers of the page need hundreds of pictures. */
function EmblemSheet() {
  const [isAsked, setAsked] = useState(false)
  return isAsked ? (
    <AllItems />
  ) : (
    <DesignPart title="All drivers, karts and gliders">
      <button type="button" className="button" onClick={() => setAsked(true)}>
        Show all
      </button>
    </DesignPart>
  )
}

function AllItems() {
  const { value: index, error, retry } = useLoading(what, loadSearchIndex)
  if (error !== undefined) return <LoadFailure what={what} retry={retry} />
  if (!index) return null
  const entries = listSearchEntries(index)
  return itemKinds.map((kind) => (
    <DesignPart key={kind} title={`All ${kindPlurals[kind].toLowerCase()}`}>
      <ul className="emblem-samples">
        {entries.map(
          (entry) =>
            entry.kind === kind && (
              <li key={entry.path}>
                <ItemEmblem item={entry} />
                <small>{entry.name}</small>
              </li>
            ),
        )}
      </ul>
    </DesignPart>
  ))
}
