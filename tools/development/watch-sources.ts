import { join, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { projectRoot } from '#generator/files/project-root.ts'

/** Rooms whose code makes page data. A change there changes pages, as a change of content does. */
const dataRooms = ['catalogue', 'rankings', 'pages'].map((room) => join(projectRoot, 'src', room) + sep)

/** Editors save several files at once, and some write a file twice. */
const settleMs = 50

interface SourceListener {
  /** A content file was changed, added or removed. */
  readonly onContent: () => void
  /** Content or code that makes page data has changed, and no further change has followed. */
  readonly onRest: () => void
}

export function watchSources(
  server: ViteDevServer,
  contentFolder: string,
  { onContent, onRest }: SourceListener,
): void {
  let timer: NodeJS.Timeout | undefined
  server.watcher.on('all', (_event, file) => {
    const isContent = file.startsWith(contentFolder + sep)
    if (!isContent && !dataRooms.some((folder) => file.startsWith(folder))) return
    if (isContent) onContent()
    clearTimeout(timer)
    timer = setTimeout(onRest, settleMs)
  })
}
