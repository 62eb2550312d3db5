import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

function run(script: string, words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
  return { status, stdout, stderr }
}

const badOrigin = 'SITE_URL "https://me@example.org" is not an origin. Write it like https://example.org.'

test.each([
  ['build', [], { SITE_URL: 'https://me@example.org' }, badOrigin],
  ['build', ['--content', '/nowhere'], {}, 'There is no folder /nowhere. Name the one with the content.'],
  ['build', ['--contents', 'a'], {}, "Unknown option '--contents'"],
  ['dev', ['--today', '2026-02-30'], {}, 'The build day "2026-02-30" is not a calendar day. Write it as YYYY-MM-DD.'],
  ['start', [], { SITE_URL: 'https://me@example.org' }, badOrigin],
  ['validate', [], { SITE_URL: 'https://me@example.org' }, badOrigin],
  ['validate', ['/nowhere'], {}, 'There is no folder /nowhere. Name the one with the content.'],
  ['distil', ['--from', 'a'], {}, "Unknown option '--from'"],
  ['corrections', [], {}, 'Say where the decisions are: npm run corrections -- --from https://example.org, '],
])('npm run %s %j %j says in a sentence what is wrong', (command, words, environment, sentence) => {
  const { status, stdout, stderr } = run(`src/generator/commands/${command}.ts`, words, environment)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr.startsWith(sentence)).toBe(true)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})
