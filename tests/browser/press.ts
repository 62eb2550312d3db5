import type { Page } from 'playwright-core'

/** A reader with a phone. */
export const byTouch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
/** A reader without a mouse, and in the dark. */
export const byKeyboard = { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' } as const

export const waysToPress = [
  { way: 'by touch', look: byTouch },
  { way: 'by keyboard', look: byKeyboard },
] as const

/** Presses the button of a name with a finger or with Enter. */
export async function press(
  page: Pick<Page, 'getByRole' | 'keyboard'>,
  look: typeof byTouch | typeof byKeyboard,
  name: string,
): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  if (look === byTouch) return button.tap()
  await button.focus()
  await page.keyboard.press('Enter')
}
