let latest = 0

/** The reader begins to go elsewhere. @returns whether a later navigation has begun since */
export function beginNavigation(): () => boolean {
  latest += 1
  return watchNavigation()
}

/** @returns whether the reader has begun to go elsewhere since the call */
export function watchNavigation(): () => boolean {
  const then = latest
  return () => then !== latest
}
