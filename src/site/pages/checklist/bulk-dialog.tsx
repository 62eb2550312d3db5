import { useState } from 'react'
import type { ItemLevel } from '#documents/checklist.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import * as say from '#wording/checklist-page.ts'
import { compareLevels } from '../../features/checklist/compare-levels.ts'
import { DifferenceSection } from '../../features/checklist/difference-section.tsx'
import { readerChecklist } from '../../features/checklist/reader-checklist.ts'
import { tellChange } from '../../features/checklist/tell-change.ts'
import { useReaderChecklist } from '../../features/checklist/use-reader-checklist.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog, type Modal } from '../../ui/controls/dialog.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { LevelChoice } from './level-choice.tsx'

interface BulkDialogProps extends Modal {
  /** The items in the current list. */
  readonly entries: readonly ItemListEntry[]
}

/** Sets every listed item to one level, after a preview. */
export function BulkDialog({ entries, ...modal }: BulkDialogProps) {
  const { owned } = useReaderChecklist()
  const [level, setLevel] = useState<ItemLevel>(1)
  const [lowers, setLowers] = useState(false)
  const wanted = entries.map(({ id }) => {
    const current = owned.get(id) ?? 0
    return [id, lowers || level === 0 || level > current ? level : current] as const
  })
  const differences = compareLevels(new Map(entries.map(({ id }) => [id, owned.get(id) ?? 0])), new Map(wanted))

  function apply(): void {
    readerChecklist.change(new Map(wanted), 'bulk')
    modal.close()
    tellChange(say.itemsChanged({ items: differences.length }))
  }

  return (
    <Dialog
      {...modal}
      title={say.setItems({ items: entries.length })}
      description={say.setsListedItems()}
      actions={
        <>
          <Button onClick={modal.close}>{say.cancel()}</Button>
          <Button look="primary" isDisabled={differences.length === 0} onClick={apply}>
            {differences.length === 0 ? say.noChanges() : say.changeItems({ items: differences.length })}
          </Button>
        </>
      }
    >
      <LevelChoice legend={say.level()} name="level" level={level} onChoose={setLevel} />
      {level > 0 && (
        <Switch
          label={say.lowerItems()}
          hint={lowers ? say.lowersItems() : say.keepsHigherItems()}
          isOn={lowers}
          onChange={setLowers}
        />
      )}
      <DifferenceSection differences={differences} />
    </Dialog>
  )
}
