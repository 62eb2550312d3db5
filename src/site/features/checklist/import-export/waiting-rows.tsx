import * as say from '#wording/import-export.ts'
import { ItemEmblem } from '../../../ui/emblems/emblem.tsx'
import { useLoading } from '../../../ui/loading/use-loading.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { loadChecklistItems } from '../load-checklist-items.ts'
import type { WaitingRow } from './imported-checklist.ts'
import './waiting-rows.css'

interface WaitingRowsProps {
  readonly rows: readonly WaitingRow[]
  readonly confirm: (row: WaitingRow, id: string) => void
}

/** More are counted, not drawn: a wrong file may have thousands. */
const shownRows = 50

/** The rows of a file that are not accepted as they are, each with the items that may be meant. */
export function WaitingRows({ rows, confirm }: WaitingRowsProps) {
  const { value: items } = useLoading('checklist-items', loadChecklistItems)
  return (
    <section>
      <h3>{say.linesToCheck({ count: rows.length })}</h3>
      <ul className="waiting-rows" aria-label={say.linesToCheckLabel()}>
        {rows.slice(0, shownRows).map((row) => (
          <li key={`${row.where} ${row.item}`}>
            <span>
              <b>{row.where}:</b> {row.why}
            </span>
            {items && row.entry && row.suggestions.length > 0 && (
              <span className="suggestions">
                {say.suggestion({ level: String(row.entry.level ?? 'owned'), isRepeat: row.isRepeat ? 'yes' : 'no' })}
                {row.suggestions.map((id) => {
                  const item = items.byId.get(id)
                  return (
                    <Button key={id} onClick={() => confirm(row, id)}>
                      {item && <ItemEmblem item={item} />}
                      {row.isRepeat ? (item?.name ?? id) : say.suggestedItem({ item: item?.name ?? id })}
                    </Button>
                  )
                })}
              </span>
            )}
          </li>
        ))}
        {rows.length > shownRows && <li>{say.moreLines({ count: rows.length - shownRows })}</li>}
      </ul>
    </section>
  )
}
