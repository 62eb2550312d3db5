import type { UserPage } from '#pages/page-data.ts'
import { PageHeader } from '../components/page-header.tsx'

export function SettingsView({ data }: { data: UserPage }) {
  return <PageHeader crumbs={data.crumbs} title="Settings" />
}
