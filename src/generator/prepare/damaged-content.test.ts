/** Whatever a typo does to a file, the writer gets a catalogue or reported faults, never a crash. */
import * as fc from 'fast-check'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import { projectRoot } from '../files/project-root.ts'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { parseFiles } from './parsed-content.ts'
import { readContent } from './read-content.ts'

// Only what is damaged is parsed anew.
const texts = readContent(join(projectRoot, 'tests/fixtures/content'))
const sound = parseFiles(texts, makeTemporaryFolder()).files

const slips = [
  '',
  '\n',
  '\t',
  ' ',
  ':',
  '-',
  '- ',
  '"',
  "'",
  '#',
  '{',
  ']',
  '---\n',
  '&a',
  '*a',
  '!!map',
  '? ',
  '|',
  '0',
  '\u{1F344}',
]

const damage = fc.record({
  file: fc.nat(sound.length - 1),
  /** Where in the file, and how much is overwritten. */
  position: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(30),
  text: fc.oneof(fc.constantFrom(...slips), fc.string({ maxLength: 6 })),
})

it('survives every typo', () => {
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
      const files = [...sound]
      for (const { file: index, position, length, text } of damages) {
        const file = files[index]!
        const start = Math.floor(position * file.text.length)
        const damaged = file.text.slice(0, start) + text + file.text.slice(start + length)
        files[index] = { path: file.path, text: damaged }
      }
      const { catalogue, problems } = buildCatalogue(files, { today: '2020-12-31' })
      expect(catalogue === null).toBe(problems.length > 0)
      for (const { file, line } of problems) {
        const lineCount = files.find(({ path }) => path === file)!.text.split(/\r\n|\r|\n/).length
        expect(line).toBeGreaterThan(0)
        expect(line).toBeLessThanOrEqual(lineCount)
      }
    }),
    { numRuns: 200 },
  )
})
