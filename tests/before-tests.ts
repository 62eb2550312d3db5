/**
 * What `npm test` does before its tests, side by side, because each step keeps one core busy and waits for the disk or the
 * network. All of them end, so that everything that is wrong is said at once.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const scripts = ['test:programs', 'test:sites', 'lint', 'typecheck']

const failed = await Promise.all(
  scripts.map(async (script) => {
    const [code] = await once(spawn('npm', ['run', script], { stdio: 'inherit' }), 'exit')
    return code === 0 ? [] : [`npm run ${script}`]
  }),
)
if (failed.flat().length > 0) {
  console.error(`No test was run, because of the faults above: ${failed.flat().join(', ')}`)
  process.exitCode = 1
}
