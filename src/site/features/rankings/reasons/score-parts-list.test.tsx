import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { partWeights } from '#rankings/formula.ts'
import { ScorePartsList } from './score-parts-list.tsx'

function readCells(html: string): string[] {
  return [...html.slice(html.indexOf('<tbody>')).matchAll(/<t[hd][^>]*>([^<]*)</g)].map(([, text]) => text ?? '')
}

test('the parts of a driver add up to its score', () => {
  const parts = { coverage: 80, points: 100, skill: 50 }
  const html = renderToStaticMarkup(<ScorePartsList parts={parts} weights={partWeights.driver} score={77} />)
  expect(readCells(html)).toEqual([
    'Coverage',
    '80.0 × 65 %',
    '52.0',
    'Base points',
    '100.0 × 15 %',
    '15.0',
    'Special skill',
    '50.0 × 20 %',
    '10.0',
    'Score',
    '77.0',
  ])
})

test('a skill that is not known is not told, and leaves its weight to the others', () => {
  const parts = { coverage: 80, points: 100, skill: null }
  const html = renderToStaticMarkup(<ScorePartsList parts={parts} weights={partWeights.driver} score={83.8} />)
  expect(readCells(html)).toEqual([
    'Coverage',
    '80.0 × 81.3 %',
    '65.0',
    'Base points',
    '100.0 × 18.8 %',
    '18.8',
    'Score',
    '83.8',
  ])
})
