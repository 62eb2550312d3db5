/** Answers for a site while another process builds it, and ends with the one that started it. */
import { runCommand } from '#command-line/run-command.ts'
import { checkOutputFolder, writeBuildState } from '../files/output-folder.ts'
import { notFoundPath } from '#pages/routes/routes.ts'
import { replaceOutputFile } from '../files/replace-output-file.ts'
import { buildHeaders } from '../publish/build-headers.ts'
import { answerAddress } from './answer-address.ts'
import { listenOnDemand } from './listen-on-demand.ts'
import { openSite } from './open-site.ts'
import type { OnDemandJob } from './start-on-demand.ts'

process.once('disconnect', () => process.exit())
process.once('message', (job: OnDemandJob) => void runCommand(async () => void process.send?.(await open(job))))

async function open({ options, inputs }: OnDemandJob): Promise<string> {
  const site = await openSite(options, inputs)
  const notFound = await answerAddress(site, new URL(notFoundPath, options.siteUrl))
  checkOutputFolder(options.outFolder)
  writeBuildState(options.outFolder, { state: 'writing' })
  // The server takes the headers of all its responses from this file.
  replaceOutputFile(options.outFolder, '_headers', buildHeaders({ ...options, document: String(notFound.body) }))
  return listenOnDemand((url) => answerAddress(site, url))
}
