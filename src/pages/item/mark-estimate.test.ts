import { expect, test } from 'vitest'
import { markEstimate } from './build-item-history.ts'

test.each([
  ['reconstructed', 'carried-on', { label: 'reconstructed' }],
  ['between', 'recorded', { label: 'between' }],
  ['between', 'between', {}],
  ['recorded', 'carried-on', {}],
  ['carried-on', 'recorded', {}],
] as const)('what is %s on a page that is %s', (label, said, mark) => {
  expect(markEstimate(label, said)).toEqual(mark)
})
