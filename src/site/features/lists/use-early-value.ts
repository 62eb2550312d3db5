import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * Takes over what the reader has typed or chosen in prerendered markup before scripts ran. An address that asks for
 * something comes first: the list was hidden for it, and the field was empty.
 * @param shown the value as React has rendered it
 * @returns a ref for the field
 */
export function useEarlyValue<Field extends { readonly value: string }>(
  shown: string,
  take: (value: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null)
  // Looked up while all fields are rendered: what one of them takes over is in the address for the next.
  const [asksNothing] = useState(() => typeof location !== 'undefined' && location.search === '')
  const takeOver = useEffectEvent(() => {
    const value = field.current?.value ?? shown
    if (asksNothing && value !== shown) take(value)
  })
  // The next rendering would put the state in its place.
  useLayoutEffect(() => takeOver(), [])
  return field
}
