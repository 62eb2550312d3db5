import type { PlannerPage } from '#pages/page-data.ts'
import { PageHeader } from '../components/page-header.tsx'

export function PlannerView({ data }: { data: PlannerPage }) {
  return <PageHeader crumbs={data.crumbs} title="Planner" />
}
