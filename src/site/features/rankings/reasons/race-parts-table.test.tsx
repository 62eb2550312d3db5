import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RacePartsTable } from './race-parts-table.tsx'

const plain = { position: 6000, base: 3220, actions: 2000, combo: 2000, skills: 80, levelBoost: 12_000 }
const parts = { ...plain, actions: 2400, levelBoost: 22_000 }

test('the parts add up, and say what they are beyond the plain item', () => {
  const html = renderToStaticMarkup(<RacePartsTable parts={parts} plain={plain} kind="driver" isEstimated />)
  const cells = [...html.matchAll(/<td>([^<]*)</g)].map(([, text]) => text!.replace('\u00A0', ' '))
  const sum = '≈ 35,700 +10,400'
  expect(cells.join(' ')).toBe(`6,000 ±0 3,220 ±0 ≈ 2,400 +400 ≈ 2,000 ±0 ≈ 80 ±0 ≈ 22,000 +10,000 ${sum}`)
})
