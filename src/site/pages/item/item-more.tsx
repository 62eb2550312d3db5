import type { ItemPage } from '#pages/data/item-pages.ts'
import { itemPath } from '#pages/routes/routes.ts'
import * as say from '#wording/item.ts'
import { NamesTable } from '../../ui/components/names-table.tsx'
import { Pager } from '../../ui/components/pager.tsx'
import { Section } from '../../ui/components/section.tsx'
import { ItemCards } from '../../ui/items/item-card.tsx'
import { ItemShop } from './item-shop.tsx'
import { ItemYears } from './item-years.tsx'

/** Why it is where it is, what it is called elsewhere, and where to go next. */
export function ItemMore({ data }: { data: ItemPage }) {
  const { item, similar, neighbours } = data
  return (
    <>
      <ItemYears data={data} />
      <NamesTable name={item.name} names={data.names} />
      <ItemShop data={data} />
      {similar.length > 0 && (
        <Section id="similar" title={say.similar({ kind: item.kind })}>
          <ItemCards items={similar} />
        </Section>
      )}
      <Pager
        label={say.otherItems({ kind: item.kind })}
        previous={neighbours.previous && { path: itemPath(neighbours.previous), name: neighbours.previous.name }}
        next={neighbours.next && { path: itemPath(neighbours.next), name: neighbours.next.name }}
      />
    </>
  )
}
