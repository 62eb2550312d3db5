/** Runs Vite and sharp in a separate process, so that their memory is free before pages are rendered. */
import { join } from 'node:path'
import { runCommand } from '#command-line/run-command.ts'
import { readProcessUsage } from '../files/process-usage.ts'
import { bundlePreparer } from './bundle-preparer.ts'
import { bundleSite } from './bundle-site.ts'
import { compressAssets } from './compress-assets.ts'
import { preparerFileName } from './site-bundle.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder for the bundle.')
await runCommand(async () => {
  await bundleSite(folder)
  compressAssets(join(folder, 'public'))
  await bundlePreparer(join(folder, preparerFileName))
})

process.send?.(readProcessUsage())
process.disconnect?.()
