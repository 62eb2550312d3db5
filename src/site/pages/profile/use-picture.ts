import { useEffect, useState } from 'react'
import { drawCard, type PlayerCard } from './draw-card.ts'

/** A drawn card: the file, and the object URL for showing it. */
export interface CardPicture {
  readonly file: Blob
  readonly address: string
}

/** The picture of a card, redrawn when its content changes; null until drawn. */
export function usePicture(card: PlayerCard | null): CardPicture | null {
  const [picture, setPicture] = useState<CardPicture | null>(null)
  const said = JSON.stringify(card)
  useEffect(() => {
    if (!card) return
    let isCurrent = true
    let address = ''
    async function draw(shown: PlayerCard): Promise<void> {
      const file = await drawCard(shown)
      if (!isCurrent) return
      address = URL.createObjectURL(file)
      setPicture({ file, address })
    }
    draw(card).catch(console.error)
    return () => {
      isCurrent = false
      if (address) URL.revokeObjectURL(address)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the card is another object each time; what it says decides
  }, [said])
  return picture
}
