import * as say from '#wording/site.ts'

const narrow = { form: 'narrow', width: 780, height: 1688 } as const
const wide = { form: 'wide', width: 1280, height: 800 } as const

/** What the site looks like, shown before it is installed. `npm run screenshots` takes them from the real site. */
export const screenshots = [
  { ...narrow, name: 'home-narrow', page: '/', label: say.homeScreenshot() },
  { ...narrow, name: 'day-narrow', page: '/ranking/2026-09-29/', label: say.dayScreenshot() },
  { ...narrow, name: 'item-narrow', page: '/drivers/mario-king/', label: say.driverScreenshot() },
  { ...wide, name: 'home-wide', page: '/', label: say.homeScreenshot() },
  { ...wide, name: 'day-wide', page: '/ranking/2026-09-29/', label: say.dayScreenshot() },
] as const

export function screenshotPath(name: (typeof screenshots)[number]['name']): string {
  return `/assets/screenshots/${name}.webp`
}
