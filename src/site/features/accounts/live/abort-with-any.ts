/** Aborted as soon as one of the signals is: `AbortSignal.any`, which the oldest browsers of readers lack. */
export function abortWithAny(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  const follow = (signal: AbortSignal) => controller.abort(signal.reason)
  for (const signal of signals) {
    if (signal.aborted) follow(signal)
    else signal.addEventListener('abort', () => follow(signal), { signal: controller.signal, once: true })
  }
  return controller.signal
}
