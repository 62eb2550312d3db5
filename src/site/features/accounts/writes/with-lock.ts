/** Locks exist only on https and localhost; without them two tabs may send the same write, which is harmless. */
export function withLock<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work()
}
