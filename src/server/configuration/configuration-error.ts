/** The operator's settings are such that the server cannot start. The message says how to mend all of them. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'

  constructor(problems: readonly string[]) {
    super(['The server cannot start:', ...problems].join('\n  '))
  }
}
