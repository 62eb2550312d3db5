import type { ReactNode } from 'react'
import * as say from '#wording/lists.ts'
import { openSearch } from '../search/open-search.ts'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import type { List } from './use-list.ts'
import './list-results.css'

interface ListResultsProps<Entry> {
  readonly list: List<Entry>
  readonly children: ReactNode
}

/** The area of a list: at least as high as the screen, so that the footer does not jump. */
export function ListResults<Entry>({ list, children }: ListResultsProps<Entry>) {
  const { state, found } = list
  const isEmpty = found.length === 0
  // Without a density in the address, the root element's applies, which is set before the first paint.
  return (
    <div className={state.density ? `listing ${state.density}` : 'listing'}>
      {!isEmpty && children}
      {isEmpty && list.isComplete && <NothingFound list={list} />}
    </div>
  )
}

function NothingFound<Entry>({ list }: { list: List<Entry> }) {
  const { noun } = list.plan
  const text = list.state.text.trim()
  return (
    <EmptyState title={text === '' ? say.noMatch({ noun }) : say.noneFound({ noun, text })}>
      {list.text.trim() !== '' && (
        <button type="button" className="button" onClick={() => openSearch(list.text)}>
          {say.searchEverywhere()}
        </button>
      )}{' '}
      <button type="button" className="button" onClick={list.clear}>
        {say.showAll({ count: list.total })}
      </button>
    </EmptyState>
  )
}
