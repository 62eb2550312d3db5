import type { Comparison } from '#pages/item/compare-address.ts'
import * as say from '#wording/compare.ts'
import { ItemPicker } from '../../features/checklist/item-picker.tsx'
import { loadChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { isModalOpen } from '../../ui/open-modals.ts'
import { showCompared } from './show-compared.ts'

/**
 * Opens the dialog that puts another item beside those of a comparison, unless the reader has gone elsewhere by then.
 * Rejects if the items could not be loaded.
 */
export async function chooseItem({ kind, ids }: Comparison, hasGoneOn: () => boolean): Promise<void> {
  const { entries } = await loadChecklistItems()
  const choices = entries.filter((item) => item.kind === kind && !ids.includes(item.id))
  // Something else may have been opened meanwhile.
  if (hasGoneOn() || isModalOpen()) return
  showModal((modal) => (
    <ItemPicker
      {...modal}
      title={say.chooseItem({ kind })}
      kind={kind}
      choices={choices}
      chosenId={null}
      onChoose={(id) => showCompared({ kind, ids: [...ids, id] })}
    />
  ))
}
