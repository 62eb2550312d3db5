import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#generator/files/project-root.ts'
import { makeTemporaryFolder } from '../tests/make-temporary-folder.ts'
import { check } from './check.ts'

/**
 * `npm run check:contribution`: what CONTRIBUTING.md invites to, in a fresh clone: a shelf corrected and a kart added, with ids
 * and a day of their own, and then the commands that it names. `-- --test` runs all tests after it, which takes minutes.
 */

await check('a shelf corrected and a kart added, as CONTRIBUTING.md says', () => {
  const folder = makeTemporaryFolder()
  const run = (file: string, ...words: readonly string[]): string =>
    execFileSync(file, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 })
  const change = (name: string, from: string, to: string): void => {
    const text = readFileSync(join(folder, name), 'utf8')
    if (!text.includes(from)) throw new Error(`${name} has no "${from}".`)
    writeFileSync(join(folder, name), text.replace(from, to))
  }
  run('git', 'clone', '--quiet', projectRoot, '.')
  run('npm', 'ci', '--no-audit', '--no-fund')
  const [example] =
    /^name: B Dasher\n[\s\S]*?(?=^```$)/m.exec(readFileSync(join(folder, 'CONTRIBUTING.md'), 'utf8')) ?? []
  if (!example) throw new Error('CONTRIBUTING.md has no example of a kart.')
  const kart = example
    .replace('B Dasher', 'Paper Plane Kart')
    .replace('70011', '79911')
    .replace('Bダッシュ', 'かみひこうき')
  writeFileSync(join(folder, 'content/karts/paper-plane-kart.yaml'), kart)
  change('content/shelf-records.yaml', 'without: [', 'without: [paper-plane-kart, ')
  const shelf = '  3ds-cheep-cheep-lagoon-t: top since '
  change('content/karts/b-dasher.yaml', `${shelf}2020-07-15`, `${shelf}2026-07-20 # screenshot of 20 Jul 2026`)

  run('npm', 'run', 'validate')
  const shown = run('npm', 'run', 'expected')
  for (const line of ['# screenshot of 20 Jul 2026', '+kart,paper-plane-kart,,,no public count'])
    if (!shown.includes(line)) throw new Error(`npm run expected does not show "${line}".`)
  run('npm', ...(process.argv.includes('--test') ? ['test'] : ['run', 'test:unit']))
  return 'validated, expected, tested'
})
