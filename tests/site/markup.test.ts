import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { expect, inject, test } from 'vitest'
import { pagesOfEveryKind } from './pages-of-every-kind.ts'

const siteFolder = inject('builtSite')
/** What the HTML standard says, without the checker's own taste: https://html-validate.org/rules/presets.html */
const checker = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

test.for([...pagesOfEveryKind.slice(0, -1), '/user/settings/', '/404/'])('%s is valid HTML', async (path) => {
  const html = readFileSync(join(siteFolder, path, 'index.html'), 'utf8')
  const { results } = await checker.validateString(html)
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
  expect(faults).toEqual([])
})

test.for([
  ['an id that is there twice', '<p id="a"></p><p id="a"></p>'],
  ['a block inside a line', '<span><div></div></span>'],
  ['an element that is not closed', '<main><p>'],
])('the checker would find %s', async ([, body]) => {
  const html = `<!doctype html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`
  expect((await checker.validateString(html)).valid).toBe(false)
})
