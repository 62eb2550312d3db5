/** The operator's settings prevent the server from starting. The message says how to fix all of them. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'

  constructor(problems: readonly string[]) {
    super(['Cannot start:', ...problems].join('\n  '))
  }
}
