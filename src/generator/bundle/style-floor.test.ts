import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../files/project-root.ts'

/** What readers' oldest browsers lack and the bundler cannot compile away, and what replaces it. */
const newer: readonly (readonly [RegExp, string])[] = [
  [/@media[^{]*\(scripting/, ':root:not([data-theme]), which only scripts set'],
  [/@starting-style/, 'an animation'],
  [/@scope/, 'a class'],
  [/(?<!@supports not selector\():popover-open/, 'what the popover shows without it'],
  [/:\s*subgrid/, 'inherit, where the columns are the same'],
  [/(?<![\w-])zoom:/, 'a size'],
  [/anchor\(|position-area|field-sizing|interpolate-size/, 'sizes that need no script'],
]

const sheets = globSync('src/site/**/*.css', { cwd: projectRoot })

test.each(newer)('no style sheet needs %s: %s instead', (pattern) => {
  expect(sheets.length).toBeGreaterThan(50)
  expect(sheets.filter((sheet) => pattern.test(readFileSync(join(projectRoot, sheet), 'utf8')))).toEqual([])
})

test('text for screen readers beside drawn text follows the same text without it, for browsers that drop the whole line', () => {
  const faults = sheets.flatMap((sheet) => {
    const lines = readFileSync(join(projectRoot, sheet), 'utf8').split('\n')
    return lines.flatMap((line, at) => {
      const plain = /^(\s*content: .*?) \/ .*;$/.exec(line)
      return plain && lines[at - 1] !== `${plain[1]};` ? [`${sheet}:${at + 1}`] : []
    })
  })
  expect(faults).toEqual([])
})
