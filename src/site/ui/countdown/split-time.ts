export interface TimeParts {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Whole days, hours, minutes and seconds; all zero for a negative time. */
export function splitTime(milliseconds: number): TimeParts {
  // Rounded up, so that 0 appears exactly at the end.
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
