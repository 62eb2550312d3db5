/**
 * Whether an error is a fault of the code rather than something that the user of a command can fix. The language throws
 * these, and Node throws them for an argument of the wrong type, but also for an unknown option.
 */
export function isBug(error: Error): boolean {
  const isOfLanguage = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind)
  return isOfLanguage && !('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'))
}
