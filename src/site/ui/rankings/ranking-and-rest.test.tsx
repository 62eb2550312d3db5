import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RestOfRanking } from './ranking-and-rest.tsx'

test('a number of points that is a lower bound is said in the words that ranks have', () => {
  const items = [
    { id: 'luigi', name: 'Luigi', score: 41_330 },
    { id: 'mechanic', name: 'Mechanic', score: 40_000, isShort: true },
  ] as const
  const markup = renderToStaticMarkup(<RestOfRanking itemKind="driver" firstRank={26} rest={items} isEstimated />)
  expect([...markup.matchAll(/<small>(.*?)<\/small>/g)].map(([, words]) => words)).toEqual([
    '≈\u00A041,330',
    '≈\u00A040,000 or better',
  ])
})
