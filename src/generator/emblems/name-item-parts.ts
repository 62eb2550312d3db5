import type { ItemKind } from '#catalogue/entities.ts'
import { applyNameRules, readNameRules } from '#site/ui/emblems/name-rules.ts'
import { readEmblemSource } from './read-emblem-source.ts'
import type { ItemPictures } from './read-item-pictures.ts'

/** What an item's name decides of its emblem. */
export interface ItemParts {
  /** Names of shapes in the picture of the kind. */
  readonly silhouette: string
  readonly mark: string | null
  /** A gradient of tokens; null where the name says no colour. */
  readonly plate: string | null
  readonly isDark: boolean
}

const sheets = ['driver-silhouettes', 'kart-silhouettes', 'glider-silhouettes', 'costume-marks', 'tones']
const positionInSheet = /(?:^|\) )(?<position>[\d.]+%? [\d.]+%?)(?: \/|$)/

/** Reads the sheets as a browser does. Throws if they point to an empty square of a picture. */
export function createItemNamer(pictures: ItemPictures): (kind: ItemKind, id: string) => ItemParts {
  const rules = readNameRules(sheets.map((sheet) => readEmblemSource(`${sheet}.css`)))
  return (kind, id) => {
    const said = applyNameRules(rules, kind, id)
    const findName = (value: string) => {
      const name = pictures[kind].names.get(positionInSheet.exec(value)?.groups?.position ?? '')
      if (name === undefined)
        throw new Error(`The sheets show "${value}" for the ${kind} ${id}: nothing is drawn there.`)
      return name
    }
    const mark = said.get('mark')
    return {
      silhouette: findName(said.get('silhouette') ?? ''),
      mark: mark === undefined ? null : findName(mark),
      plate: said.get('plate') ?? null,
      isDark: (said.get('ink') ?? 'none') !== 'none',
    }
  }
}
