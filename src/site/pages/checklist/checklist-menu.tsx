import Ellipsis from 'lucide-react/icons/ellipsis'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import * as say from '#wording/checklist-page.ts'
import { Menu, type MenuEntry } from '../../ui/controls/menu.tsx'
import { openChecklistTool } from './open-checklist-tool.ts'
import type { ChecklistLayout } from './use-checklist-layout.ts'

/** What moves a checklist out, in, and back in time. */
const entries: readonly MenuEntry[] = [
  { label: say.share(), run: () => void openChecklistTool('share') },
  { label: say.importIt(), run: () => void openChecklistTool('import') },
  { label: say.exportIt(), run: () => void openChecklistTool('export') },
  { label: say.snapshots(), run: () => void openChecklistTool('snapshots') },
  { label: say.collections(), startsGroup: true, run: () => void openChecklistTool('collections') },
]

interface ChecklistMenuProps {
  readonly layout: ChecklistLayout
  readonly setLayout: (layout: ChecklistLayout) => void
}

/** The other layout, and everything that is done to a checklist as a whole. */
export function ChecklistMenu({ layout, setLayout }: ChecklistMenuProps) {
  const isGrid = layout === 'grid'
  return (
    <>
      <button
        type="button"
        className="tool square"
        aria-label={isGrid ? say.showAsAList() : say.showAsAGrid()}
        onClick={() => setLayout(isGrid ? 'list' : 'grid')}
      >
        {isGrid ? <List size={20} aria-hidden /> : <LayoutGrid size={20} aria-hidden />}
      </button>
      <Menu
        entries={entries}
        trigger={
          <button type="button" className="tool square" aria-label={say.more()}>
            <Ellipsis size={20} aria-hidden />
          </button>
        }
      />
    </>
  )
}
