/** What readers choose of how the site looks. */
export const themes = ['system', 'light', 'dark'] as const
export const densities = ['comfortable', 'compact'] as const

export type Theme = (typeof themes)[number]
export type Density = (typeof densities)[number]
