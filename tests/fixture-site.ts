import { execFile } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { IsoDate } from '#catalogue/calendar.ts'
import { listFiles } from '#generator/files/list-files.ts'
import { makeTemporaryFolder } from './make-temporary-folder.ts'

const run = promisify(execFile)

/** All tests of built sites share the bundle, which depends on code alone, and the cards drawn before. */
export const testCache = resolve('.cache/tests')
export const fixtureContent = resolve('tests/fixtures/content')
/** The last day of the fixture's game, for which it is built unless a test says otherwise. */
export const fixtureDay: IsoDate = '2020-12-01'
/** The site that tests in browsers read. Kept from run to run: without changes to code and fixtures nothing is built. */
export const browserSite = resolve('.cache/tests/site')
/** The site that tests of what is built and served read, or change a copy of. Kept likewise. */
export const builtSite = resolve('.cache/tests/built-site')

/** Of the fixture's site, unless a test says otherwise. */
export const fixtureSettings = {
  SITE_URL: 'https://topshelf.example',
  REPORT_URL: 'mailto:data@topshelf.example',
  COMMIT: '0123456789abcdef0123456789abcdef01234567',
}

export interface BuildRun {
  readonly exitCode: number
  readonly output: string
  readonly errors: string
  /** How many pages this build rendered; null when it said nothing of it. */
  readonly rendered: number | null
}

/** For the tests in browsers: the build takes the address at which `npm start` would serve it, which takes reports, too. */
export const noSiteUrl = { SITE_URL: '', REPORT_URL: '', COMMIT: '' }

export interface BuildSettings {
  readonly today?: string
  /** Environment variables; an empty one counts as unset. */
  readonly environment?: Readonly<Record<string, string>>
}

/** Runs the real build with a content folder into a folder. */
export async function build(
  contentFolder: string,
  outFolder: string,
  { today, environment = {} }: BuildSettings = {},
): Promise<BuildRun> {
  const folders = ['--content', contentFolder, '--out', outFolder, '--cache', testCache]
  const day = today === undefined ? [] : ['--today', today]
  const outcome = await run(process.execPath, ['src/generator/commands/build.ts', ...folders, ...day], {
    env: { ...process.env, ...fixtureSettings, ...environment },
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

/** Builds the fixture for tests that only read what was built. Rejects with what the build says when it fails. */
export async function buildFixture(outFolder: string, settings?: BuildSettings): Promise<void> {
  const { exitCode, output, errors } = await build(fixtureContent, outFolder, settings)
  if (exitCode !== 0) throw new Error(output + errors)
}

/** A copy of the fixture content that a test may change. */
export function copyFixture(): string {
  const folder = join(makeTemporaryFolder(), 'content')
  cpSync(fixtureContent, folder, { recursive: true })
  return folder
}

/** The pages of a complete build. */
export function countPages(outFolder: string): number {
  return JSON.parse(readFileSync(join(outFolder, 'build.json'), 'utf8')).pages
}

/** Every file of a folder with its bytes as text, so that two trees compare by value. */
export function readTree(folder: string): Map<string, string> {
  return new Map(listFiles(folder).map((file) => [file, readFileSync(join(folder, file), 'latin1')]))
}

export function readBuildHash(outFolder: string): string {
  const { hash } = JSON.parse(readFileSync(join(outFolder, 'build.json'), 'utf8'))
  return hash
}
