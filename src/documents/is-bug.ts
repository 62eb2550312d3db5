/**
 * Whether an error is a fault of the code, and nothing that the user of a command can put right. The language throws
 * these, and Node at an argument of the wrong type; but also at an option that there is not.
 */
export function isBug(error: Error): boolean {
  const isOfLanguage = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind)
  return isOfLanguage && !('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'))
}
