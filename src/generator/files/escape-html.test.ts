import { expect, test } from 'vitest'
import { serialise } from './escape-html.ts'

test.each(['</script>', '<!--', 'a < b', String.raw`\u003c`, '<![CDATA['])('%s survives without a tag', (text) => {
  const serialised = serialise({ text })
  expect(serialised).not.toContain('<')
  expect(JSON.parse(serialised)).toEqual({ text })
})
