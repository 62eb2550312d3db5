import { Refusal } from './refusal.ts'

/** Refuses an address at which there is nothing, or something whose existence must not be revealed. */
export function refuseUnknown(): never {
  throw new Refusal('not-found', 'There is nothing at this address.')
}
