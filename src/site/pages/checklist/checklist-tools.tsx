import Download from 'lucide-react/icons/download'
import History from 'lucide-react/icons/history'
import Share2 from 'lucide-react/icons/share-2'
import Upload from 'lucide-react/icons/upload'
import { Button } from '../../ui/controls/button.tsx'
import { isModalOpen } from '../../ui/open-modals.ts'
import { tellLoadFailure } from '../../ui/loading/tell-load-failure.ts'
import type { ChecklistTool } from './show-checklist-tool.tsx'

/** What moves a checklist out, in, and back in time; the code of each loads on request. */
export function ChecklistTools() {
  return (
    <div>
      <Button look="quiet" onClick={() => void open('share')}>
        <Share2 size={20} aria-hidden />
        Share
      </Button>
      <Button look="quiet" onClick={() => void open('import')}>
        <Upload size={20} aria-hidden />
        Import
      </Button>
      <Button look="quiet" onClick={() => void open('export')}>
        <Download size={20} aria-hidden />
        Export
      </Button>
      <Button look="quiet" onClick={() => void open('snapshots')}>
        <History size={20} aria-hidden />
        Snapshots
      </Button>
    </div>
  )
}

async function open(tool: ChecklistTool): Promise<void> {
  try {
    const { showChecklistTool } = await import('./show-checklist-tool.tsx')
    // It may have been pressed more than once meanwhile.
    if (!isModalOpen()) showChecklistTool(tool)
  } catch (error) {
    console.error(error)
    await tellLoadFailure('This could not be loaded.')
  }
}
