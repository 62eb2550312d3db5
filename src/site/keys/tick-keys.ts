import { itemLevels } from '#documents/checklist.ts'
import type { KeyActions } from './start-keys.ts'

/** `o` owns the item that has the focus, `0` to `8` set its level. The code comes with the first press. */
export const tickKeys: KeyActions = Object.fromEntries(
  ['o', ...itemLevels.map(String)].map((key) => [key, () => void tick(key).catch(console.error)]),
)

async function tick(key: string): Promise<void> {
  const { tickFocused } = await import('../overlay/tick-focused.ts')
  tickFocused(key)
}
