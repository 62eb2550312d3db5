import type { Page } from 'playwright-core'

/** A reader with a phone. */
export const byTouch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
/** A reader without a mouse, and in the dark. */
export const byKeyboard = { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' } as const

export const waysToPress = [
  { way: 'by touch', look: byTouch },
  { way: 'by keyboard', look: byKeyboard },
] as const

/** Chooses what moves a checklist out, in, and back in time. */
export async function chooseTool(
  page: Pick<Page, 'getByRole' | 'keyboard'>,
  name: string,
  look: typeof byTouch | typeof byKeyboard | null = null,
): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true })
  const entry = page.getByRole('menuitem', { name, exact: true })
  if (look === byKeyboard) {
    await more.press('Enter')
    await entry.press('Enter')
  } else if (look === byTouch) {
    await more.tap()
    await entry.tap()
  } else {
    await more.click()
    await entry.click()
  }
}

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
