/**
 * Each folder of tests/fixtures/faults/ lays files with faults of one kind over the sound content of
 * tests/fixtures/content/ (removed.txt takes files away). expected.txt is what the writer sees, word for word.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import type { ContentFile } from '#catalogue/parse/content-file.ts'
import type { Problem } from '#catalogue/problem.ts'
import { projectRoot } from '../files/project-root.ts'
import { readContent } from './read-content.ts'

const fixtures = join(projectRoot, 'tests/fixtures')
const sound = readContent(join(fixtures, 'content'))
const today = '2020-12-31'

function readFaulty(faultKind: string): ContentFile[] {
  const folder = join(fixtures, 'faults', faultKind)
  const removedFile = join(folder, 'removed.txt')
  const removed = existsSync(removedFile) ? readFileSync(removedFile, 'utf8').trim().split('\n') : []
  const laidOver = readContent(folder).filter(({ path }) => path !== 'removed.txt' && path !== 'expected.txt')
  const hidden = new Set([...removed, ...laidOver.map(({ path }) => path)])
  return [...sound.filter(({ path }) => !hidden.has(path)), ...laidOver]
}

function formatProblem({ file, line, message, remedy }: Problem): string {
  return `${file}:${line}: ${message}\n    ${remedy}\n`
}

describe('content faults', () => {
  it('are none in the sound content', () => {
    expect(buildCatalogue(sound, { today }).problems).toEqual([])
  })

  it.each(readdirSync(join(fixtures, 'faults')))('are reported: %s', (faultKind) => {
    const { catalogue, problems } = buildCatalogue(readFaulty(faultKind), { today })
    const expected = readFileSync(join(fixtures, 'faults', faultKind, 'expected.txt'), 'utf8')
    expect(problems.map(formatProblem).join('')).toBe(expected)
    expect(catalogue).toBeNull()
  })
})
