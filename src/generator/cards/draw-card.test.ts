import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Card } from '#pages/cards/card.ts'
import { createCardArtist } from './draw-card.ts'

const card: Card = {
  path: '/assets/cards/drivers/mario.jpg',
  kicker: 'Super driver',
  title: 'Mario',
  fact: 'Fire Flower',
  ranked: { rank: 4, of: 267, tier: 'S' },
  emblems: [{ of: 'driver', id: 'mario', rarity: 'super' }],
}

const draw = await createDrawing()

async function createDrawing(): Promise<(card: Card) => Promise<Buffer>> {
  const artist = await createCardArtist()
  return (each) => artist.draw(artist.arrange(each))
}

/** Where the drawn differs from the plain ground, as parts of the card: the columns from left to right. */
async function findInk(picture: Buffer): Promise<boolean[]> {
  const { data, info } = await sharp(picture)
    .extract({ left: 0, top: 100, width: 1200, height: 360 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: info.width }, (_, x) =>
    Array.from({ length: info.height }, (_row, y) => data[y * info.width + x]! > 60).some(Boolean),
  )
}

describe('a card', () => {
  test('is a 1200 × 630 JPEG, identical every time', async () => {
    const picture = await draw(card)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(await draw(card)).toEqual(picture)
    expect(await (await createDrawing())(card)).toEqual(picture)
  })

  test('has its emblem on the left, text beside it and clear edges', async () => {
    const ink = await findInk(await draw(card))
    expect(ink.slice(0, 56)).not.toContain(true)
    expect(ink.slice(100, 380)).not.toContain(false)
    expect(ink.slice(480, 700)).toContain(true)
    expect(ink.slice(1150)).not.toContain(true)
  })

  test('has its title in white', async () => {
    const title = await sharp(await draw({ ...card, emblems: [], ranked: null, fact: '' }))
      .extract({ left: 72, top: 200, width: 400, height: 160 })
      .png()
      .toBuffer()
    const { channels } = await sharp(title).stats()
    expect(channels.map(({ max }) => max > 240)).toEqual([true, true, true])
  })

  test('without an emblem, the text is on the left', async () => {
    const ink = await findInk(await draw({ ...card, emblems: [], ranked: null }))
    expect(ink.slice(76, 200)).toContain(true)
  })

  test('shows its content', async () => {
    const others: Card[] = [
      { ...card, title: 'Luigi' },
      { ...card, fact: 'Coin Box' },
      { ...card, ranked: null, fact: 'Fire Flower' },
      { ...card, ranked: null, fact: 'Fire\nFlower' },
      { ...card, ranked: { rank: 5, of: 267, tier: 'S' } },
      { ...card, ranked: { rank: 4, of: 267, tier: 'A' } },
      { ...card, emblems: [{ of: 'driver', id: 'luigi', rarity: 'super' }] },
    ]
    const pictures = await Promise.all([card, ...others].map(draw))
    expect(new Set(pictures.map((picture) => picture.toString('latin1'))).size).toBe(8)
  })

  test('with too many emblems is refused', async () => {
    expect(() => draw({ ...card, emblems: Array.from({ length: 4 }, () => card.emblems[0]!) })).toThrow(
      'A card has no room for 4 emblems.',
    )
  })
})
