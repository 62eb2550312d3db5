import type { GuideListPage } from '#pages/data/guide-pages.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { GuideCards } from '../../ui/components/guide-cards.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { guideListPlan } from '../../features/lists/plans/guide-list-plan.ts'
import { ListResults } from '../../features/lists/list-results.tsx'
import { ListToolbar } from '../../features/lists/list-toolbar.tsx'
import { GuideTimes } from './guide-times.tsx'
import { useList } from '../../features/lists/state/use-list.ts'

export function GuideListView({ data, title }: PageViewProps<GuideListPage>) {
  const list = useList(data.guides, guideListPlan)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        How the game works, and how to get more out of every race. <GuideTimes closedOn={data.closedOn} />
      </PageHeader>
      <ListToolbar list={list} />
      <ListResults list={list}>
        <GuideCards guides={list.found} />
      </ListResults>
    </>
  )
}
