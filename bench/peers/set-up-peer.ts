import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'rolldown'
import { projectRoot } from '#generator/files/project-root.ts'
import type { PeerProject } from './peer-project.ts'

/** Writes a peer's project into a folder and installs it from the npm registry; no time of this is measured. */
export async function setUpPeer({ packages, files }: PeerProject, folder: string, dataFolder: string): Promise<void> {
  const entries = {
    'package.json': JSON.stringify({ private: true, type: 'module', dependencies: packages }),
    ...files,
  }
  for (const [file, text] of Object.entries(entries)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
    if (file.endsWith('read-page.mjs')) {
      cpSync(join(import.meta.dirname, 'describe-page.mjs'), join(folder, dirname(file), 'describe-page.mjs'))
      await build({
        cwd: projectRoot,
        input: join(import.meta.dirname, 'expand-page.ts'),
        platform: 'node',
        logLevel: 'warn',
        output: { file: join(folder, dirname(file), 'expand-page.mjs') },
      })
    }
  }
  symlinkSync(dataFolder, join(folder, 'data'))
  const options = ['--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', ...options], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}
