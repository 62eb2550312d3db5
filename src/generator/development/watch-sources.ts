import { join, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { projectRoot } from '../files/project-root.ts'

/** Rooms whose code makes page data: a change there is like a change of content. */
const dataRooms = ['catalogue', 'rankings', 'pages'].map((room) => join(projectRoot, 'src', room) + sep)

/** Editors write several files at once, and some write a file twice. */
const settleMs = 100

/** Calls back when content, or code that makes page data of it, has changed and come to rest. */
export function watchSources(server: ViteDevServer, contentFolder: string, onChange: () => void): void {
  const folders = [contentFolder + sep, ...dataRooms]
  let timer: NodeJS.Timeout | undefined
  server.watcher.add(contentFolder)
  server.watcher.on('all', (_event, file) => {
    if (!folders.some((folder) => file.startsWith(folder))) return
    clearTimeout(timer)
    timer = setTimeout(onChange, settleMs)
  })
}
