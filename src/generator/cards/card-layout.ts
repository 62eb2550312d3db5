/** Where things stand on a card, in pixels; its size is in pages/card-path.ts. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Both lie on plain ground, and are drawn apart from it. */
export const emblemBox: Box = { left: 64, top: 100, width: 360, height: 360 }
export const textBox: Box = { left: 472, top: 84, width: 672, height: 400 }
/** Of a card without an emblem. */
export const wideTextBox: Box = { left: 72, top: 84, width: 1072, height: 400 }
