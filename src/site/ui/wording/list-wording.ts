/** Display names of platforms, course kinds and skill categories, for lists and the pages of courses and skills. */
import type { CourseKind, ItemKind, Platform, SkillCategory } from '#catalogue/entities.ts'

/** What the top shelf is worth in a race. */
export const topShelfBonuses: Readonly<Record<ItemKind, string>> = {
  driver: 'three item slots and Frenzy',
  kart: 'double points for actions',
  glider: 'a triple combo bonus',
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
  original: 'Tour original',
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
