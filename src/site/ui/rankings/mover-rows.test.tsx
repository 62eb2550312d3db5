import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MoverRows, type MoverRow } from './mover-rows.tsx'

const item = { kind: 'kart', id: 'b-dasher', name: 'B Dasher', rarity: 'super' } as const

test.each<[Omit<MoverRow, 'item'>, string]>([
  [{ movement: 4, reason: ['cup', 1] }, '+1 top shelf in the cup'],
  [{ movement: -4, reason: ['tour', -2] }, '−2 top shelves in the tour'],
  [{ movement: 99, reason: ['cup', 0, 1] }, '+1 middle shelf in the cup'],
  [{ movement: -4, reason: ['game', 0, -3] }, '−3 middle shelves in the game'],
  [{ movement: -4, reason: 'same' }, 'same shelves'],
  [{ movement: -4, reason: 'others' }, 'others gained more'],
  [{ movement: 4, reason: 'others' }, 'others lost more'],
  [{ movement: 4, reason: ['cup', 1], note: 'yours, now #12' }, 'yours, now #12'],
])('%j', (mover, words) => {
  const markup = renderToStaticMarkup(<MoverRows movers={[{ item, ...mover }]} />)
  expect(markup).toContain(`<small>${words}</small>`)
})

test.each([
  [{ rank: 4 }, '>#4<'],
  [{ rank: 4, isShort: true } as const, '>#4 or better<'],
  [{ rank: 1, isShort: true } as const, '>#1<'],
])('a newcomer: %j', (mover, words) => {
  expect(renderToStaticMarkup(<MoverRows movers={[{ item, ...mover }]} />)).toContain(words)
})
