/** A picture of silhouettes, each in a square of its own: its shapes by name, and its name by position. */
export interface SilhouettePicture {
  readonly shapes: ReadonlyMap<string, string>
  /** By the value of `background-position` that shows it. */
  readonly names: ReadonlyMap<string, string>
}

/** Edge of the square in which silhouettes are drawn. */
export const silhouetteSide = 64

/**
 * Throws for a picture that does not say its size, or keeps its proportions: WebKit rounds a background to whole pixels
 * and would centre the picture in it, so that silhouettes stood beside their squares.
 */
export function readSilhouettePicture(svg: string): SilhouettePicture {
  const size = /viewBox="0 0 (?<width>\d+) (?<height>\d+)" preserveAspectRatio="none"/.exec(svg)?.groups
  if (!size)
    throw new Error('A picture of silhouettes needs a viewBox that starts at 0 0, then preserveAspectRatio="none".')
  const groups = [
    ...svg.matchAll(/<g id="(?<name>[\w-]+)"(?: transform="translate\((?<x>\d+) (?<y>\d+)\)")?>(?<shapes>.*)<\/g>/g),
  ].map(({ groups: found }) => found!)
  return {
    shapes: new Map(groups.map(({ name, shapes }) => [name!, shapes!])),
    names: new Map(
      groups.map(({ name, x, y }) => {
        const position = `${findPart(Number(x ?? 0), Number(size.width))} ${findPart(Number(y ?? 0), Number(size.height))}`
        return [position, name!]
      }),
    ),
  }
}

/** `background-position` is a part of what is left of the picture beside the square. */
function findPart(at: number, length: number): string {
  if (at === 0) return '0'
  return `${Math.round((at / (length - silhouetteSide)) * 100_000) / 1000}%`
}
