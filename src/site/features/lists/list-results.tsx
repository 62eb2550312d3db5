import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import type { List } from './use-list.ts'
import './list-results.css'

interface ListResultsProps<Entry> {
  readonly list: List<Entry>
  /** In the plural and in small letters. */
  readonly noun: string
  readonly children: ReactNode
}

/** The place of a list: as high as a screen, so that nothing below it moves when the list grows or shrinks. */
export function ListResults<Entry>({ list, noun, children }: ListResultsProps<Entry>) {
  const { state, found } = list
  const isEmpty = found.length === 0
  return (
    <div className={densityClass(state.isCompact)}>
      {!isEmpty && children}
      {isEmpty && list.isComplete && <NothingFound list={list} noun={noun} />}
    </div>
  )
}

/** Where the address does not say, the root element does, before the first paint. */
function densityClass(isCompact: boolean | null): string {
  if (isCompact === null) return 'listing'
  return isCompact ? 'listing compact' : 'listing comfortable'
}

function NothingFound<Entry>({ list, noun }: Omit<ListResultsProps<Entry>, 'children'>) {
  const text = list.state.text.trim()
  return (
    <EmptyState title={text === '' ? `No ${noun} are all of that` : `No ${noun} found for “${text}”`}>
      <button type="button" className="button" onClick={list.clear}>
        Show all {list.total}
      </button>
    </EmptyState>
  )
}
