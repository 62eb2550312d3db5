import { memo } from 'react'
import { itemKinds } from '#catalogue/entities.ts'
import type { SkillListPage } from '#pages/data/thing-pages.ts'
import { skillPath } from '#pages/routes/routes.ts'
import { describeEffect } from '#wording/skill.ts'
import * as say from '#wording/skill.ts'
import { countOfKind } from '#wording/kinds.ts'
import { rich } from '../../ui/wording/rich.tsx'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { SkillEmblem } from '../../ui/emblems/emblem.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Section } from '../../ui/components/section.tsx'
import { categoryNames } from '../../ui/wording/list-wording.ts'
import { kindPlurals } from '../../ui/wording/wording.ts'
import { ListResults } from '../../features/lists/list-results.tsx'
import { ListToolbar } from '../../features/lists/list-toolbar.tsx'
import { skillListPlan, type SkillEntry } from '../../features/lists/list-plans.ts'
import { useList, type List } from '../../features/lists/use-list.ts'
import './skill-list-view.css'

/** Grouped by kind of item in the list's own order; a single list while searched or sorted. */
export function SkillListView({ data, title }: PageViewProps<SkillListPage>) {
  const list = useList(data.skills, skillListPlan)
  const isOwnOrder = list.state.sort === null && list.state.text.trim() === ''
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        {rich(say.aboutSkills(), { more: (inner) => <span className="head-more">{inner}</span> })}
      </PageHeader>
      <ListToolbar list={list} hasDensity />
      <ListResults list={list}>
        {isOwnOrder ? <SkillsByKind found={list.found} shown={list.shown} /> : <SkillCards skills={list.shown} />}
      </ListResults>
    </>
  )
}

// Memoized: typing does not always change the list.
const SkillsByKind = memo(function SkillsByKind({ found, shown }: Pick<List<SkillEntry>, 'found' | 'shown'>) {
  return itemKinds.map((kind) => {
    const isOfKind = (skill: SkillEntry) => skill.kind === kind
    const ofKind = shown.filter(isOfKind)
    const count = found.filter(isOfKind).length
    return (
      ofKind.length > 0 && (
        <Section key={kind} id={kind} title={kindPlurals[kind]} aside={say.skillCount({ skills: count })}>
          <SkillCards skills={ofKind} />
        </Section>
      )
    )
  })
})

const SkillCards = memo(function SkillCards({ skills }: { skills: readonly SkillEntry[] }) {
  return (
    <ul className="cards wide">
      {skills.map((skill) => (
        <li key={skill.id}>
          <SkillCard skill={skill} />
        </li>
      ))}
    </ul>
  )
})

const SkillCard = memo(function SkillCard({ skill }: { skill: SkillEntry }) {
  return (
    <a className="card item-card" href={skillPath(skill.id)}>
      <SkillEmblem skill={skill} size="medium" />
      <span className="card-text">
        <b>{skill.name}</b>
        <small>
          {skill.category && `${categoryNames[skill.category]} · `}
          {countOfKind({ kind: skill.kind, count: skill.itemCount })}
        </small>
        {skill.effect && <span className="skill-effect">{describeEffect(skill.effect)}</span>}
      </span>
    </a>
  )
})
