/** How lists and the pages of courses and skills call the things that the catalogue names by id. */
import type { CourseKind, ItemKind, Platform, SkillCategory } from '#catalogue/entities.ts'

/** What a place on the top shelf is worth in a race. */
export const topShelfBonuses: Readonly<Record<ItemKind, string>> = {
  driver: 'three item slots and frenzy',
  kart: 'points from actions doubled',
  glider: 'combo bonus tripled',
}

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
