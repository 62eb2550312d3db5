import type { UserPage } from '#pages/page-data.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { PageHeader } from '../components/page-header.tsx'

const titles = {
  'user-settings': 'Settings',
  'user-profile': 'Profile',
  'user-checklist': 'Checklist',
} as const

export function UserView({ data }: { data: UserPage }) {
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={titles[data.kind]} />
      <EmptyState title="Accounts are not open yet">
        Nothing is kept here so far. <a href="/rankings/">The rankings</a> need no account.
      </EmptyState>
    </>
  )
}
