import type { ChecklistPage } from '#pages/page-data.ts'
import { PageHeader } from '../components/page-header.tsx'

export function ChecklistView({ data }: { data: ChecklistPage }) {
  return <PageHeader crumbs={data.crumbs} title="Checklist" />
}
