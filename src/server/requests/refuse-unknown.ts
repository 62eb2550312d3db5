import { Refusal } from './refusal.ts'

/** The response where there is nothing, and where nobody is to know that there is something. */
export function refuseUnknown(): never {
  throw new Refusal('not-found', 'There is nothing at this address.')
}
