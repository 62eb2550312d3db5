/** The reader's privacy preferences: https://www.w3.org/TR/gpc/ and the older Do Not Track. */
export interface PrivacyWishes {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

export function mayMeasure({ doNotTrack, globalPrivacyControl }: PrivacyWishes): boolean {
  return globalPrivacyControl !== true && doNotTrack !== '1' && doNotTrack !== 'yes'
}
