import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rich } from './rich.tsx'

test.for([
  ['See the <days>days that have one</days>.', 'See the <a href="/days/">days that have one</a>.'],
  ['Ended on <day/>: <days>days</days>', 'Ended on <b>1</b>: <a href="/days/">days</a>'],
  ['No tag', 'No tag'],
  ['<b>kept</b>', '&lt;b&gt;kept&lt;/b&gt;'],
])('%s', ([text, markup]) => {
  const made = rich(text!, { days: (inner) => <a href="/days/">{inner}</a>, day: <b>1</b> })
  expect(renderToStaticMarkup(made)).toBe(markup)
})
