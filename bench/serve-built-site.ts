import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '#generator/files/project-root.ts'
import { startServerProcess, type ServerProcess } from '../tests/accounts/start-server-process.ts'

/** Builds the real site and serves it as `npm start` does, in a process of its own, with accounts that end with it. */
export async function serveBuiltSite(): Promise<ServerProcess> {
  execFileSync(process.execPath, [join(projectRoot, 'src/generator/commands/build.ts')], {
    cwd: projectRoot,
    stdio: 'inherit',
  })
  return startServerProcess({ siteFolder: join(projectRoot, 'dist') })
}
