import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { listFiles } from '#generator/files/list-files.ts'
import { projectRoot } from '#generator/files/project-root.ts'

/** An edit to it restarts Vite. */
const settings = join(projectRoot, 'vite.config.ts')

interface LateWatch {
  /** What Vite's watcher leaves out: nearly everything until the watch has begun, and tests for good. */
  readonly ignored: (path: string) => boolean
  /** Watches from now on, and reports each file written since the server started. */
  readonly start: (server: ViteDevServer) => void
}

/**
 * Watches folders once the first page has been served: a watch on each of three thousand files takes a second of the one
 * thread that makes the page.
 * @param folders absolute paths, of which only what lies below is ever watched
 */
export function createLateWatch(folders: readonly string[]): LateWatch {
  const begunAt = Date.now()
  let isWatching = false

  return {
    ignored(path) {
      if (path === settings) return false
      return !isWatching || path.includes('.test.') || !folders.some((folder) => path.startsWith(folder))
    },
    start({ watcher }) {
      if (isWatching) return
      isWatching = true
      watcher.add([...folders])
      for (const folder of folders) {
        for (const name of listFiles(folder)) {
          const file = join(folder, name)
          if (statSync(file).mtimeMs < begunAt) continue
          watcher.emit('change', file)
          watcher.emit('all', 'change', file)
        }
      }
    },
  }
}
