const choices = {
  theme: ['system', 'light', 'dark'],
  density: ['comfortable', 'compact'],
} as const

export type PreferenceName = keyof typeof choices
export type Preference<Name extends PreferenceName> = (typeof choices)[Name][number]

/** What readers choose of how the site looks, each of a few; the first is the default. */
export const preferenceChoices: {
  readonly [Name in PreferenceName]: readonly [byDefault: Preference<Name>, ...others: Preference<Name>[]]
} = choices

// There are no others.
export const preferenceNames = Object.keys(choices) as PreferenceName[]
