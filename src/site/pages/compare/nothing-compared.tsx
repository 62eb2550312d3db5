import { itemKinds } from '#catalogue/entities.ts'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { AddItem } from './add-item.tsx'

/** How a comparison begins: with an item of one of the kinds. */
export function NothingCompared() {
  return (
    <EmptyState title="Nothing to compare yet">
      <noscript>
        <p>The items are in the address, and only your browser reads it: this page needs JavaScript.</p>
      </noscript>
      <div className="actions">
        {itemKinds.map((kind) => (
          <AddItem key={kind} kind={kind} ids={[]}>
            Choose a {kind}
          </AddItem>
        ))}
      </div>
    </EmptyState>
  )
}
