import { join, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { projectRoot } from '../files/project-root.ts'

/** Rooms whose code makes page data: a change there is like a change of content. */
const dataRooms = ['catalogue', 'rankings', 'pages'].map((room) => join(projectRoot, 'src', room) + sep)

/** Editors write several files at once, and some write a file twice. */
const settleMs = 50

interface SourceListener {
  /** A content file has changed, come or gone. */
  readonly onContent: () => void
  /** Content, or code that makes page data of it, has changed and come to rest. */
  readonly onRest: () => void
}

export function watchSources(
  server: ViteDevServer,
  contentFolder: string,
  { onContent, onRest }: SourceListener,
): void {
  let timer: NodeJS.Timeout | undefined
  server.watcher.add(contentFolder)
  server.watcher.on('all', (_event, file) => {
    const isContent = file.startsWith(contentFolder + sep)
    if (!isContent && !dataRooms.some((folder) => file.startsWith(folder))) return
    if (isContent) onContent()
    clearTimeout(timer)
    timer = setTimeout(onRest, settleMs)
  })
}
