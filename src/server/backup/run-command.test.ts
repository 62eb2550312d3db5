import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const script = join(mkdtempSync(join(tmpdir(), 'operator-commands-')), 'fault.ts')

function run(fault: string) {
  writeFileSync(
    script,
    `import { runCommand } from '${import.meta.resolve('./run-command.ts')}'
import { ConfigurationError } from '${import.meta.resolve('../configuration/configuration-error.ts')}'
await runCommand(() => { ${fault} })
`,
  )
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  return { status, stderr }
}

test.each([
  ["throw new Error('Name the backup.')", 'Failed: Name the backup.\n'],
  ["throw new ConfigurationError(['PORT is no port.'])", 'Failed: \n  PORT is no port.\n'],
])('%s is reported in a sentence', (fault, sentence) => {
  expect(run(fault)).toEqual({ status: 1, stderr: sentence })
})

test('a bug is reported with its location', () => {
  const { status, stderr } = run('[].at(0).length')
  expect(status).toBe(1)
  expect(stderr).toContain('TypeError')
  expect(stderr).toContain('fault.ts:3:')
})
