/** How the site calls the things that the catalogue names by id. */
import type { CourseKind, ItemKind, Platform, Rarity, Shelf, SkillCategory } from '#catalogue/entities.ts'

export const kindNames: Readonly<Record<ItemKind, string>> = { driver: 'Driver', kart: 'Kart', glider: 'Glider' }

export const kindPlurals: Readonly<Record<ItemKind, string>> = { driver: 'Drivers', kart: 'Karts', glider: 'Gliders' }

/** What a place on the top shelf is worth in a race. */
export const topShelfBonuses: Readonly<Record<ItemKind, string>> = {
  driver: 'three item slots and frenzy',
  kart: 'points from actions doubled',
  glider: 'combo bonus tripled',
}

export const rarityLetters: Readonly<Record<Rarity, string>> = { normal: 'N', super: 'S', 'high-end': 'HE' }

export const shelfNames: Readonly<Record<Shelf, string>> = { top: 'Top shelf', middle: 'Middle shelf' }

export const platformNames: Readonly<Record<Platform, string>> = {
  tour: 'Tour',
  rmx: 'Remix',
  snes: 'Super NES',
  n64: 'Nintendo 64',
  gba: 'Game Boy Advance',
  gcn: 'GameCube',
  ds: 'DS',
  wii: 'Wii',
  '3ds': '3DS',
}

export const courseKindNames: Readonly<Record<CourseKind, string>> = {
  city: 'City course',
  original: 'New in Tour',
  classic: 'Classic course',
  remix: 'Remix course',
  battle: 'Battle course',
}

export const categoryNames: Readonly<Record<SkillCategory, string>> = {
  offensive: 'Offensive',
  defensive: 'Defensive',
  boost: 'Boost',
  coins: 'Coins',
}

/** `1 course`, `12 courses`. */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`
}

/** Thousands apart by commas, without asking the machine's locale. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}
