import { spawnSync } from 'node:child_process'
import { writeFileSync, chownSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, onTestFinished, vi } from 'vitest'
import { makeTemporaryFolder } from '../../tests/make-temporary-folder.ts'
import { requireOwner } from './run-command.ts'

const script = join(makeTemporaryFolder(), 'fault.ts')

/** Runs a command that does this, in a process that something keeps alive. */
function run(deed: string) {
  writeFileSync(
    script,
    `import { runCommand } from '${import.meta.resolve('./run-command.ts')}'
import * as path from 'node:path'
setInterval(() => {}, 1000)
await runCommand(() => { ${deed} })
`,
  )
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  return { status, stderr }
}

test('what its user can fix is reported in a sentence, and ends the process', () => {
  expect(run("throw new Error('Name the backup.')")).toEqual({ status: 1, stderr: 'Name the backup.\n' })
})

test('a full disk is reported with what to do about it', () => {
  const { status, stderr } = run("process.getBuiltinModule('fs').writeFileSync('/dev/full', 'text')")
  expect(status).toBe(1)
  expect(stderr).toBe('There is no space left on the disk. Free up some space, then run the command again.\n')
})

test.each(['[].at(0).length', "path.join('a', undefined)"])(
  'the bug %s is reported with its location, and ends the process',
  (bug) => {
    const { status, stderr } = run(bug)
    expect(status).toBe(1)
    expect(stderr).toContain('TypeError')
    expect(stderr).toContain('fault.ts:4:')
  },
)

test('root does not write into the folder of another user', () => {
  const folder = makeTemporaryFolder()
  const somebody = process.getuid?.() || 1000
  if (process.getuid?.() === 0) chownSync(folder, somebody, somebody)
  const getuid = vi.spyOn(process, 'getuid')
  onTestFinished(() => getuid.mockRestore())

  getuid.mockReturnValue(0)
  expect(() => requireOwner(folder)).toThrow(`${folder} belongs to the user with the number ${somebody}, `)
  expect(() => requireOwner(join(folder, 'not-there-yet'))).not.toThrow()
  getuid.mockReturnValue(somebody)
  expect(() => requireOwner(folder)).not.toThrow()
})
