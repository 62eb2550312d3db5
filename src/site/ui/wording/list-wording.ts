/** Display names of platforms, course kinds and skill categories, for lists and the pages of courses and skills. */
import * as say from '#wording/kinds.ts'
import type { CourseKind, ItemKind, Platform, SkillCategory } from '#catalogue/entities.ts'

/** What the top shelf is worth in a race. */
export const topShelfBonuses: Readonly<Record<ItemKind, string>> = {
  driver: say.topShelfOfDriver(),
  kart: say.topShelfOfKart(),
  glider: say.topShelfOfGlider(),
}

export const platformNames: Readonly<Record<Platform, string>> = {
  tour: say.tourPlatform(),
  rmx: say.remixPlatform(),
  snes: say.superNes(),
  n64: say.nintendo64(),
  gba: say.gameBoyAdvance(),
  gcn: say.gameCube(),
  ds: say.nintendoDs(),
  wii: say.wii(),
  '3ds': say.nintendo3ds(),
}

export const courseKindNames: Readonly<Record<CourseKind, string>> = {
  city: say.cityCourse(),
  original: say.originalCourse(),
  classic: say.classicCourse(),
  remix: say.remixCourse(),
  battle: say.battleCourse(),
}

export const categoryNames: Readonly<Record<SkillCategory, string>> = {
  offensive: say.offensive(),
  defensive: say.defensive(),
  boost: say.boost(),
  coins: say.coins(),
}
