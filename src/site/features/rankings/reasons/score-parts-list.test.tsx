import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { partWeights } from '#rankings/formula.ts'
import { ScorePartsList } from './score-parts-list.tsx'

function readCells(html: string): string[] {
  return [...html.slice(html.indexOf('<tbody>')).matchAll(/<t[hd][^>]*>([^<]*)</g)].map(([, text]) => text ?? '')
}

test('the parts of a driver add up to its score', () => {
  const parts = { shelf: 80, points: 100, skill: 50 }
  const html = renderToStaticMarkup(<ScorePartsList parts={parts} weights={partWeights.driver} score={76} />)
  expect(readCells(html)).toEqual([
    'Shelves',
    '80.0 × 70%',
    '56.0',
    'Base points',
    '100.0 × 10%',
    '10.0',
    'Special skill',
    '50.0 × 20%',
    '10.0',
    'Score',
    '76.0',
  ])
})

test('an unknown skill is left out, and leaves its weight to the others', () => {
  const parts = { shelf: 80, points: 100, skill: null }
  const html = renderToStaticMarkup(<ScorePartsList parts={parts} weights={partWeights.driver} score={82.5} />)
  expect(readCells(html)).toEqual([
    'Shelves',
    '80.0 × 87.5%',
    '70.0',
    'Base points',
    '100.0 × 12.5%',
    '12.5',
    'Score',
    '82.5',
  ])
})
