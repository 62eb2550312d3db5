import { expect, test } from 'vitest'
import { cardSize } from '#pages/cards/card.ts'
import { channels } from './rasterise-shapes.ts'
import { layColour, layColours } from './lay-shape.ts'

/** A card of one grey, and its pixel at a place. */
function createCard() {
  const pixels = Buffer.alloc(cardSize.width * cardSize.height * channels, 100)
  const read = (x: number, y: number) => {
    const at = (y * cardSize.width + x) * channels
    return [...pixels.subarray(at, at + channels)]
  }
  return { pixels, read }
}

test('a colour covers a pixel wholly, in part or not at all', () => {
  const { pixels, read } = createCard()
  layColour(pixels, { left: 7, top: 9, width: 3, height: 1 }, Uint8Array.of(0, 51, 255), [200, 0, 105])
  expect([read(7, 9), read(8, 9), read(9, 9)]).toEqual([
    [100, 100, 100],
    [120, 80, 101],
    [200, 0, 105],
  ])
})

test('a shape has its own colours', () => {
  const { pixels, read } = createCard()
  layColours(pixels, { left: 7, top: 9, width: 2, height: 1 }, Uint8Array.of(9, 8, 7, 255, 200, 0, 105, 51))
  expect([read(7, 9), read(8, 9)]).toEqual([
    [9, 8, 7],
    [120, 80, 101],
  ])
})

test('anything beyond the card’s edge is cut off', () => {
  const { pixels, read } = createCard()
  const coverage = Uint8Array.of(255, 0, 0, 0)
  const beyond = { left: -1, top: -1, width: 2, height: 2 }
  layColour(pixels, beyond, coverage.toReversed(), [1, 2, 3])
  layColour(pixels, { ...beyond, left: cardSize.width - 1, top: cardSize.height - 1 }, coverage, [4, 5, 6])
  expect(read(0, 0)).toEqual([1, 2, 3])
  expect(read(cardSize.width - 1, cardSize.height - 1)).toEqual([4, 5, 6])
  expect(read(cardSize.width - 1, 0)).toEqual([100, 100, 100])
})
