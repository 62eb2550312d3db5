import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToastRegion, createToastStore } from './show-toast.tsx'
import { toastPositions, toastTypes, type ToastOptions } from './toast.ts'

/** The markup of one toast that has just been shown. */
function render(options: ToastOptions): string {
  const store = createToastStore({ now: () => 0, after: () => () => undefined })
  store.show(options)
  return renderToStaticMarkup(<ToastRegion store={store} voice={null} />)
}

test.each(toastTypes)('a toast of type %s: errors are alerts, all others have a voice of their own', (type) => {
  const markup = render({ message: 'Saved', type })
  expect(markup).toContain(`data-type="${type}"`)
  expect(markup).toContain(type === 'error' ? '<p role="alert">Saved</p>' : '<p>Saved</p>')
})

test('messages are plain text, never HTML', () => {
  const markup = render({ message: '<img src=x onerror=alert(1)> & "more"' })
  expect(markup).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;more&quot;')
  expect(markup).not.toContain('<img')
})

test.each(toastPositions)('a toast for %s appears there and nowhere else', (position) => {
  const lists = render({ message: 'Here', position }).split('<ol ').slice(1)
  const holding = lists.filter((list) => list.includes('Here'))
  expect(lists).toHaveLength(toastPositions.length)
  expect(holding).toHaveLength(1)
  expect(holding[0]).toContain(`data-position="${position}"`)
})

test('only dismissible toasts have a close button', () => {
  expect(render({ message: 'a' })).toContain('aria-label="Dismiss"')
  expect(render({ message: 'a', dismissible: false })).not.toContain('<button')
})
