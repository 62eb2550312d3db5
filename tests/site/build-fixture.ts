import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { listFiles } from '#generator/files/list-files.ts'

const run = promisify(execFile)

/** All tests of built sites share the bundle, which depends on code alone, and the cards drawn before. */
export const testCache = resolve('.cache/tests')
export const fixtureContent = resolve('tests/fixtures/content')
const fixtureDay = '2020-11-20'

export interface BuildRun {
  readonly exitCode: number
  readonly output: string
  readonly errors: string
  /** How many pages this build rendered; null when it said nothing of it. */
  readonly rendered: number | null
}

/** Runs the real build with a content folder into a folder. */
export async function build(
  contentFolder: string,
  outFolder: string,
  { today = fixtureDay, siteUrl = 'https://topshelf.example', reportUrl = '' } = {},
): Promise<BuildRun> {
  const folders = ['--content', contentFolder, '--out', outFolder, '--cache', testCache]
  const environment = { ...process.env, SITE_URL: siteUrl, REPORT_URL: reportUrl }
  const outcome = await run(process.execPath, ['src/generator/commands/build.ts', ...folders, '--today', today], {
    env: environment,
  }).then(
    ({ stdout, stderr }) => ({ exitCode: 0, output: stdout, errors: stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      exitCode: error.code,
      output: error.stdout,
      errors: error.stderr,
    }),
  )
  const rendered = /\((\d+) rendered\)/.exec(outcome.output)?.[1]
  return { ...outcome, rendered: rendered === undefined ? null : Number(rendered) }
}

const temporary: string[] = []
process.once('exit', () => {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true })
})

/** Gone when the test file is done. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'topshelf-'))
  temporary.push(folder)
  return folder
}

/** A copy of the fixture content that a test may change. */
export function copyFixture(): string {
  const folder = join(makeTemporaryFolder(), 'content')
  cpSync(fixtureContent, folder, { recursive: true })
  return folder
}

/** Every file of a folder with its bytes as text, so that two trees compare by value. */
export function readTree(folder: string): Map<string, string> {
  return new Map(listFiles(folder).map((file) => [file, readFileSync(join(folder, file), 'latin1')]))
}

export function readBuildHash(outFolder: string): string {
  const { hash } = JSON.parse(readFileSync(join(outFolder, 'build.json'), 'utf8'))
  return hash
}
