/** What a release is made with. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const readNotes = (tag: string) => spawnSync(resolve('.ci/release-notes'), [tag], { encoding: 'utf8' })

test('a release has the changes of its version, and no others', () => {
  const { status, stdout } = readNotes('v0.7.21')
  expect(status).toBe(0)
  expect(stdout.trim()).toMatch(/^The first version with a changelog/)
  expect(stdout).not.toContain('##')
})

test.each(['v0.0.1', 'v0.7.2', 'v0.7'])('%s, of which the changelog says nothing, is not released', (tag) => {
  expect(readNotes(tag)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('name the version') })
})

test('every action is pinned to a commit, whose version is named beside it', () => {
  const lines = globSync('.github/workflows/*.yml').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes('uses:')),
  )
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})
