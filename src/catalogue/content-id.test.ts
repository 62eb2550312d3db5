import { expect, it } from 'vitest'
import { isContentId, toContentId } from './content-id.ts'

it.each([
  ["New Year's Tour (2024)", 'new-years-tour-2024'],
  ['Peach vs. Bowser Tour (May 2022)', 'peach-vs-bowser-tour-may-2022'],
  ['Strawberry Crêpe', 'strawberry-crepe'],
  ['Mint & Berry Balloons', 'mint-and-berry-balloons'],
  ['1st Anniversary Tour', '1st-anniversary-tour'],
])('%s suggests the id %s', (name, id) => {
  expect(toContentId(name)).toBe(id)
  expect(isContentId(id)).toBe(true)
})

it.each(['', 'Mario', 'baby_mario', 'baby--mario', '-mario', 'mario-', 'baby mario', 'crêpe'])(
  '"%s" is not an id',
  (text) => {
    expect(isContentId(text)).toBe(false)
  },
)
