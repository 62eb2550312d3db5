/** `npm run build`: content → dist. Imports little before it is clear that there is something to do. */
import { parseBuildOptions } from '../options/build-options.ts'
import { buildRecordFile, isAsBuilt, readBuildRecord } from '../files/build-record.ts'
import { readInputs } from '../publish/read-inputs.ts'

const options = parseBuildOptions(process.argv.slice(2), process.env)
const inputs = readInputs(options)
const record = readBuildRecord(buildRecordFile(options.cacheFolder, options.outFolder))

if (record?.inputs === inputs.all && record.files.every((stamp) => isAsBuilt(options.outFolder, stamp))) {
  const milliseconds = Math.round(performance.now())
  console.log(`Nothing has changed: ${Object.keys(record.pages).length} pages are up to date (${milliseconds} ms).`)
} else {
  const { runBuild } = await import('./run-build.ts')
  process.exitCode = await runBuild(options, inputs, record)
}
