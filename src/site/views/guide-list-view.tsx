import type { GuideListPage } from '#pages/page-data.ts'
import { GuideCards } from '../components/guide-cards.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { guideListPlan } from '../lists/guide-list-plan.ts'
import { ListResults } from '../lists/list-results.tsx'
import { ListToolbar } from '../lists/list-toolbar.tsx'
import { useList } from '../lists/use-list.ts'

export function GuideListView({ data }: { data: GuideListPage }) {
  const list = useList(data.guides, guideListPlan)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title="Tips and tricks">
        How the game works, and how to get more out of every race.
      </PageHeader>
      <ListToolbar list={list} noun="guides" />
      <ListResults list={list} noun="guides">
        <GuideCards guides={list.found} />
      </ListResults>
    </>
  )
}
