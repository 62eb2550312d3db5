import { itemKinds } from '#catalogue/entities.ts'
import type { SkillListPage } from '#pages/page-data.ts'
import { skillPath } from '#pages/routes.ts'
import { SkillEmblem } from '../components/emblem.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { Section } from '../components/section.tsx'
import { categoryNames, formatCount, kindPlurals } from '../components/wording.ts'
import { SearchField } from '../search/search-field.tsx'
import { useSearch } from '../search/use-search.ts'

type SkillEntry = SkillListPage['skills'][number]

const nameOf = (skill: SkillEntry) => skill.name

export function SkillListView({ data }: { data: SkillListPage }) {
  const search = useSearch(data.skills, nameOf)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title="Skills">
        Drivers have special skills, from item boxes; karts and gliders make one kind of action worth more.
      </PageHeader>
      <div className="toolbar">
        <SearchField label="Search skills" placeholder="Search skills" search={search} of={data.skills.length} />
      </div>
      {search.found.length === 0 && (
        <EmptyState title={`No skill is called “${search.query}”`}>
          <button type="button" className="button" onClick={() => search.write('')}>
            Show all {data.skills.length}
          </button>
        </EmptyState>
      )}
      {itemKinds.map((kind) => {
        const skills = search.found.filter((skill) => skill.kind === kind)
        return (
          skills.length > 0 && (
            <Section key={kind} id={kind} title={kindPlurals[kind]} aside={formatCount(skills.length, 'skill')}>
              <SkillCards skills={skills} />
            </Section>
          )
        )
      })}
    </>
  )
}

function SkillCards({ skills }: { skills: readonly SkillEntry[] }) {
  return (
    <ul className="cards">
      {skills.map((skill) => (
        <li key={skill.id}>
          <a className="card item-card" href={skillPath(skill.id)}>
            <SkillEmblem skill={skill} category={skill.category} size="medium" />
            <span className="card-text">
              <b>{skill.name}</b>
              <small>
                {skill.category && `${categoryNames[skill.category]} · `}
                {formatCount(skill.itemCount, skill.kind)}
              </small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
