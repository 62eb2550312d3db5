import type { SkillPage } from '#pages/data/thing-pages.ts'
import { skillPath } from '#pages/routes/routes.ts'
import { describeEffect } from '#wording/skill.ts'
import * as say from '#wording/skill.ts'
import { countOfKind } from '#wording/kinds.ts'
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
import { kindNames } from '../../ui/wording/wording.ts'

export function SkillView({ data }: { data: SkillPage }) {
  const { skill, category, strength, items, neighbours } = data
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={skill.name} emblem={<SkillEmblem skill={skill} size="hero" />}>
        {say.skillOfKind({ kind: skill.kind })}
        <Facts>
          <Fact name={say.kind()}>{kindNames[skill.kind]}</Fact>
          {category && <Fact name={say.category()}>{categoryNames[category]}</Fact>}
          {strength !== null && <Fact name={say.strength()}>{say.strengthOf({ strength })}</Fact>}
        </Facts>
      </PageHeader>
      {data.effect !== null && items.length > 0 && (
        <p className="prose">
          {describeEffect(data.effect)} {strength !== null && say.aboutStrength()}
        </p>
      )}
      <Section
        id="items"
        title={say.itemsWithSkill({ kind: skill.kind })}
        aside={items.length > 0 && countOfKind({ kind: skill.kind, count: items.length })}
      >
        {items.length > 0 ? (
          <ItemEntries entries={items} fact="debut" />
        ) : (
          <EmptyState title={say.noneHasIt({ kind: skill.kind })}>
            <a href="/skills/">{say.allSkills()}</a>
          </EmptyState>
        )}
      </Section>
      {data.guides.length > 0 && (
        <Section id="guides" title={say.inGuides()}>
          <GuideCards guides={data.guides} />
        </Section>
      )}
      <NamesTable name={skill.name} names={data.names} />
      <Pager
        label={say.otherSkills()}
        previous={neighbours.previous && { path: skillPath(neighbours.previous.id), name: neighbours.previous.name }}
        next={neighbours.next && { path: skillPath(neighbours.next.id), name: neighbours.next.name }}
      />
    </>
  )
}
