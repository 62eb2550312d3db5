import { expect, test } from 'vitest'
import { toastKey } from '../../ui/toasts/toast.ts'
import { pageShortcuts } from './page-shortcuts.ts'
import { reviewShortcuts, shortcuts } from './show-shortcut-list.tsx'

test('every key that does something is in the list, and no other', () => {
  const listed = [...shortcuts, ...reviewShortcuts].flatMap(([keys]) =>
    keys.includes('…') ? Array.from({ length: 9 }, (_, level) => String(level)) : keys,
  )
  // Enter opens a link without our help, and toasts have a key that no field or dialog turns off.
  expect(listed.filter((key) => key !== 'Enter' && key !== toastKey).toSorted()).toEqual(
    [...pageShortcuts.keys()].toSorted(),
  )
})
