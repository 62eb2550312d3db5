import type { ReactNode } from 'react'
import { EmptyState } from '../components/empty-state.tsx'
import type { List } from './use-list.ts'

interface ListResultsProps<Entry> {
  readonly list: List<Entry>
  /** In the plural and in small letters. */
  readonly noun: string
  readonly children: ReactNode
}

/** The place of a list: as high as a screen, so that nothing below it moves when the list grows or shrinks. */
export function ListResults<Entry>({ list, noun, children }: ListResultsProps<Entry>) {
  const { state, found, total } = list
  const text = state.text.trim()
  return (
    <div className={state.isCompact ? 'listing compact' : 'listing'}>
      {found.length > 0 ? (
        children
      ) : (
        <EmptyState title={text === '' ? `No ${noun} are all of that` : `No ${noun} found for “${text}”`}>
          <button type="button" className="button" onClick={list.clear}>
            Show all {total}
          </button>
        </EmptyState>
      )}
    </div>
  )
}
