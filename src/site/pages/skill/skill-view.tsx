import type { SkillPage } from '#pages/data/skill-pages.ts'
import { skillPath } from '#pages/routes/routes.ts'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { SkillEmblem } from '../../ui/emblems/emblem.tsx'
import { Fact, Facts } from '../../ui/components/facts.tsx'
import { ItemEntries } from '../../ui/items/item-entries.tsx'
import { GuideCards } from '../../ui/components/guide-cards.tsx'
import { NamesTable } from '../../ui/components/names-table.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Pager } from '../../ui/components/pager.tsx'
import { Section } from '../../ui/components/section.tsx'
import { categoryNames } from '../../ui/wording/list-wording.ts'
import { formatCount, kindNames, kindPlurals } from '../../ui/wording/wording.ts'

export function SkillView({ data }: { data: SkillPage }) {
  const { skill, category, strength, items, neighbours } = data
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={skill.name} emblem={<SkillEmblem skill={skill} size="hero" />}>
        {skill.kind === 'driver' ? 'Special skill' : `${kindNames[skill.kind]} skill`}
        <Facts>
          <Fact name="Kind">{kindNames[skill.kind]}</Fact>
          {category && <Fact name="Category">{categoryNames[category]}</Fact>}
          {strength !== null && <Fact name="Strength in our ranking">{strength} out of 10</Fact>}
        </Facts>
      </PageHeader>
      {data.effect !== null && items.length > 0 && (
        <p className="prose">
          {data.effect}
          {strength !== null && ' The strength is our own judgement, from 0 to 10; the game publishes no such number.'}
        </p>
      )}
      <Section
        id="items"
        title={`${kindPlurals[skill.kind]} with this skill`}
        aside={items.length > 0 && formatCount(items.length, skill.kind)}
      >
        {items.length > 0 ? (
          <ItemEntries entries={items} tells="debut" />
        ) : (
          <EmptyState title={`No ${skill.kind} in the game has this skill`}>
            <a href="/skills/">See all skills</a>
          </EmptyState>
        )}
      </Section>
      {data.guides.length > 0 && (
        <Section id="guides" title="In our guides">
          <GuideCards guides={data.guides} />
        </Section>
      )}
      <NamesTable name={skill.name} names={data.names} />
      <Pager
        label="Other skills"
        previous={neighbours.previous && { path: skillPath(neighbours.previous.id), name: neighbours.previous.name }}
        next={neighbours.next && { path: skillPath(neighbours.next.id), name: neighbours.next.name }}
      />
    </>
  )
}
