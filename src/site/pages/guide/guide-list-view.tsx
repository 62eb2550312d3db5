import type { GuideListPage } from '#pages/data/thing-pages.ts'
import type { GuideRef } from '#pages/data/refs.ts'
import * as say from '#wording/guide.ts'
import { ListResults } from '../../features/lists/list-results.tsx'
import { ListToolbar } from '../../features/lists/list-toolbar.tsx'
import { useList } from '../../features/lists/use-list.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import type { ListPlan } from '../../features/search/filters/list-plan.ts'
import { GuideCards } from '../../ui/components/guide-cards.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { GuideTimes } from './guide-times.tsx'

export function GuideListView({ data, title }: PageViewProps<GuideListPage>) {
  const list = useList(data.guides, guideListPlan)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        {say.aboutGuides()}{' '}
        <span className="head-more">
          <GuideTimes closedOn={data.closedOn} />
        </span>
      </PageHeader>
      <ListToolbar list={list} />
      <ListResults list={list}>
        <GuideCards guides={list.found} />
      </ListResults>
    </>
  )
}

export const guideListPlan: ListPlan<GuideRef> = {
  noun: 'guides',
  nameOf: ({ title }) => title,
  ownOrder: say.readingOrder(),
  filters: [],
  sortOrders: [],
}
