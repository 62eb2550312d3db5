import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'

function run(script: string, words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
  return { status, stdout, stderr }
}

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(readFileSync('package.json', 'utf8'))

/** What `npm run` ends with. */
function findScript(command: string): string {
  const found = /\S+\.ts$/.exec(scripts[command] ?? '')?.[0]
  if (found === undefined) throw new Error(`package.json has no script ${command} that ends with a file.`)
  return found
}

const badOrigin = 'SITE_URL "https://me@example.org" is not an origin. Write it like https://example.org.'
/** What is built in full, so that nothing may be current. */
const small = ['--content', 'tests/fixtures/content', '--cache', makeTemporaryFolder()]

function refuse(folder: string, reason: string, option: string, below = ''): string {
  return `${folder}${below} cannot be made: ${reason}, mkdir '${folder}'. Name another folder with ${option}.`
}

const gameDay = 'a day from 2019 to 2099. Write the day as YEAR-MONTH-DAY, for example 2021-06-16.'
const buildOptions = 'The options are --today, --content, --out and --cache.'

test.each([
  ['build', [], { SITE_URL: 'https://me@example.org' }, badOrigin],
  ['build', ['--content', '/nowhere'], {}, 'There is no folder /nowhere. Name the one with the content.'],
  ['build', ['--cache', '/proc/x'], {}, refuse('/proc/x', 'ENOENT: no such file or directory', '--cache')],
  [
    'build',
    [...small, '--out', '/proc/x/y'],
    {},
    refuse('/proc/x', 'ENOENT: no such file or directory', '--out', '/y'),
  ],
  ['dev', ['--cache', '/proc/x'], {}, refuse('/proc/x', 'ENOENT: no such file or directory', '--cache')],
  ['start', ['--cache', '/proc/x'], {}, refuse('/proc/x', 'ENOENT: no such file or directory', '--cache')],
  [
    'dev',
    ['--host'],
    {},
    `There is no option --host. The environment names the address: HOST=0.0.0.0. ${buildOptions}`,
  ],
  ['dev', [], { PORT: 'http' }, 'PORT "http" must be a port, from 0 to 65535.'],
  [
    'start',
    ['--port', '1'],
    {},
    `There is no option --port. The environment names the port: PORT=3000. ${buildOptions}`,
  ],
  ['validate', [], { SITE_URL: 'https://me@example.org' }, badOrigin],
  ['validate', ['package.json'], {}, `There is no folder ${resolve('package.json')}. Name the one with the content.`],
  ['validate', [], { TODAY: '2206-11-28' }, `The build day "2206-11-28" is not ${gameDay}`],
  [
    'validate',
    ['tests/fixtures/content'],
    { TODAY: '2019-09-25' },
    'No day up to 2019-09-25 has a ranking: the first is 2019-09-26. Build for a later day.',
  ],
  ['validate', ['--all'], {}, 'There is no option --all. The command has no options.'],
  ['distil', ['--from', 'a'], {}, 'There is no option --from. The only option is --content.'],
  ['corrections', [], {}, 'Say where the decisions are: npm run corrections -- --from https://example.org, '],
])('npm run %s %j %j says in a sentence what is wrong', (command, words, environment, sentence) => {
  const { status, stdout, stderr } = run(findScript(command), words, environment)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr.startsWith(sentence)).toBe(true)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})
