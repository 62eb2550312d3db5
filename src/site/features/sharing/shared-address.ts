import { itemKinds } from '#catalogue/entities.ts'
import { isCapStep, isItemLevel } from '#documents/checklist.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { decodeEscapes } from '#pages/routes/decode-escapes.ts'
import { routes } from '#pages/routes/routes.ts'
import { type OwnedLevel, tidyName, type RaisedCap, type SharedCollection } from './collect-shared.ts'

/** Raised when older code could not read the links. */
const version = 3
/** Without points caps, or badges either, a link is as it was before those, for browsers with older code. */
const versionWithoutCaps = 2
const versionWithoutBadges = 1

/**
 * Why an address shows no collection. `none`: there is none in it. `cut`: its end is missing. `damaged`: it is not what
 * was sent. `newer`: a later version of the site has written it.
 */
export type SharedFault = 'none' | 'cut' | 'damaged' | 'newer'

/**
 * The address that shows a collection. All of it is in the fragment, which browsers send to no server; the checksum
 * comes last, so that an address that was cut off lacks it.
 */
export function sharedAddress(collection: SharedCollection): string {
  const text = printCollection(collection)
  return `${routes.shared}#${text}&sum=${computeSum(text)}`
}

/** Reads the fragment of an address, with or without its `#`. Takes anything; letters that apps have escaped do no harm. */
export function parseShared(fragment: string): SharedCollection | SharedFault {
  const values = readValues(fragment.replace(/^#/, ''))
  const written = values.get('v')
  if (written === undefined) return 'none'
  if (/^\d+$/.test(written) && Number(written) > version) return 'newer'
  // Some programs take the full stop that follows an address for a part of it.
  const sum = /^[0-9a-z]*/.exec(values.get('sum') ?? '')?.[0] ?? ''
  if (sum === '') return 'cut'
  const numbered = decodeLevels((values.get('items') ?? '').replace(/\s/g, ''))
  const numberedCaps = decodeLevels((values.get('caps') ?? '').replace(/\s/g, ''))
  if (!numbered || !numberedCaps) return 'damaged'
  const featured = (values.get('featured') ?? '').split(',')
  const collection: SharedCollection = {
    name: tidyName(values.get('name') ?? ''),
    featured: mapKinds((kind) => parseId(featured[itemKinds.indexOf(kind)] ?? '')),
    badges: (values.get('badges') ?? '').split(',').flatMap((id) => parseId(id) ?? []),
    numbered,
    unnumbered: new Map((values.get('more') ?? '').split(',').flatMap(parseLevel)),
    numberedCaps: pickCaps(numberedCaps),
    unnumberedCaps: pickCaps((values.get('more-caps') ?? '').split(',').flatMap(parseLevel)),
  }
  return computeSum(printCollection(collection)) === sum ? collection : 'damaged'
}

function printCollection(collection: SharedCollection): string {
  const { name, featured, badges, numbered, unnumbered, numberedCaps, unnumberedCaps } = collection
  const hasCaps = numberedCaps.size + unnumberedCaps.size > 0
  const ids = itemKinds.map((kind) => featured[kind] ?? '')
  return [
    `v=${hasCaps ? version : badges.length > 0 ? versionWithoutCaps : versionWithoutBadges}`,
    name !== null && `name=${encodeURIComponent(name)}`,
    ids.some((id) => id !== '') && `featured=${ids.join(',')}`,
    badges.length > 0 && `badges=${badges.join(',')}`,
    numbered.size > 0 && `items=${encodeLevels(numbered)}`,
    unnumbered.size > 0 && `more=${printLevels(unnumbered)}`,
    numberedCaps.size > 0 && `caps=${encodeLevels(numberedCaps)}`,
    unnumberedCaps.size > 0 && `more-caps=${printLevels(unnumberedCaps)}`,
  ]
    .filter(Boolean)
    .join('&')
}

function printLevels(levels: ReadonlyMap<string, number>): string {
  return [...levels]
    .map(([id, level]) => `${id}.${level}`)
    .toSorted()
    .join(',')
}

/** Those that are points caps; the letters could hold levels up to 8. */
function pickCaps<Key>(levels: Iterable<readonly [Key, OwnedLevel]>): Map<Key, RaisedCap> {
  return new Map([...levels].flatMap(([key, level]) => (isCapStep(level) ? [[key, level] as const] : [])))
}

function readValues(text: string): Map<string, string> {
  return new Map(
    text.split('&').map((pair) => {
      const [key = '', ...rest] = pair.split('=')
      // Cut in the middle of an escaped letter it stays as it is: the checksum will tell.
      return [key, decodeEscapes(rest.join('='))]
    }),
  )
}

function parseId(text: string): string | null {
  return /^[a-z0-9-]+$/.test(text) ? text : null
}

function parseLevel(text: string): [id: string, level: OwnedLevel][] {
  const [, id, digit] = /^([a-z0-9-]+)\.([1-8])$/.exec(text) ?? []
  const level = Number(digit)
  return id !== undefined && isItemLevel(level) && level !== 0 ? [[id, level]] : []
}

/** FNV-1a: enough to notice every slip, and no secret. */
function computeSum(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of new TextEncoder().encode(text)) hash = Math.imul(hash ^ letter, 0x01000193) >>> 0
  return hash.toString(36)
}

const levelBits = 3
/** Numbers beyond are no numbers of the game, and would not fit into the arithmetic on bits. */
const highestNumber = 2 ** 30

/**
 * Levels of numbered items in few letters: for each item how far its number is from the one before (Elias gamma code:
 * one bit for the next number), then three bits for its level.
 *
 * @param levels by numbers from 1 to 2^30
 */
function encodeLevels(levels: ReadonlyMap<number, OwnedLevel>): string {
  let bits = ''
  let before = 0
  for (const [number, level] of [...levels].toSorted(([a], [b]) => a - b)) {
    const gap = (number - before).toString(2)
    bits += '0'.repeat(gap.length - 1) + gap + (level - 1).toString(2).padStart(levelBits, '0')
    before = number
  }
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The levels in what encodeLevels has written; null where it cannot have written that. */
function decodeLevels(text: string): Map<number, OwnedLevel> | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bits = [...bytes].map((byte) => byte.charCodeAt(0).toString(2).padStart(8, '0')).join('')
  const levels = new Map<number, OwnedLevel>()
  let number = 0
  let position = 0
  for (;;) {
    const one = bits.indexOf('1', position)
    // Only zeros are left: they fill the last byte.
    if (one === -1) return bits.length - position < 8 ? levels : null
    const levelAt = one + (one - position) + 1
    const end = levelAt + levelBits
    number += Number.parseInt(bits.slice(one, levelAt), 2)
    const level = ownedLevels[Number.parseInt(bits.slice(levelAt, end), 2)]
    if (end > bits.length || number > highestNumber || level === undefined) return null
    levels.set(number, level)
    position = end
  }
}

const ownedLevels = [1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly OwnedLevel[]
