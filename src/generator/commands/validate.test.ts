import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { projectRoot } from '../files/project-root.ts'

const fixtures = join(projectRoot, 'tests/fixtures')
const folder = makeTemporaryFolder()

function validate(contentFolder: string) {
  const script = join(projectRoot, 'src/generator/commands/validate.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, contentFolder], {
    encoding: 'utf8',
    env: { ...process.env, TODAY: '2019-10-10' },
  })
  return { status, stdout, stderr }
}

it('sums up sound content in one line and exits with 0', () => {
  expect(validate(join(fixtures, 'content'))).toMatchObject({
    status: 0,
    stdout:
      'No faults in the content: 4 drivers, 4 karts, 4 gliders, 5 skills, 3 courses, 11 variants, 31 tours, 37 shelf relations, 26 rows in tables.\n',
  })
})

it('prints every fault with its location and remedy and exits with 1', () => {
  cpSync(join(fixtures, 'content'), folder, { recursive: true })
  cpSync(join(fixtures, 'faults/many-faults-at-once'), folder, { recursive: true })
  rmSync(join(folder, 'expected.txt'))
  const expected = readFileSync(join(fixtures, 'faults/many-faults-at-once/expected.txt'), 'utf8')
  expect(validate(folder)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `${expected}4 faults in the content. Correct them and run the command again.\n`,
  })
})

it('finds links in guides that lead nowhere', () => {
  cpSync(join(fixtures, 'content'), folder, { recursive: true })
  const guide = `---
title: Coins
summary: Where they are.
order: 3
updated: 2019-10-01
---

See [the road](/courses/tour/new-york-minut/).
`
  writeFileSync(join(folder, 'tips-and-tricks/coins.md'), guide)
  const { status, stderr } = validate(folder)
  expect(status).toBe(1)
  expect(stderr).toMatch(/^tips-and-tricks\/coins\.md:8: /)
})
