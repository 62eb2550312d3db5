import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { BelowFirstScreen } from './below-first-screen.tsx'
import { beginWithFirstScreen } from './first-screen.ts'
import { useStaged } from './use-staged.ts'

afterEach(() => beginWithFirstScreen(false))

const entries = Array.from({ length: 30 }, (_, index) => index)

function Page() {
  return (
    <>
      <ol>
        {useStaged(entries).map((entry) => (
          <li key={entry} />
        ))}
      </ol>
      <BelowFirstScreen>below</BelowFirstScreen>
    </>
  )
}

function render() {
  const markup = renderToStaticMarkup(<Page />)
  return { entries: markup.split('<li>').length - 1, hasRest: markup.includes('below') }
}

test('a document, and a page that the reader returns to, is rendered whole', () => {
  expect(render()).toEqual({ entries: 30, hasRest: true })
})

test('a page opened at its top begins with its first screen', () => {
  beginWithFirstScreen(true)
  expect(render()).toEqual({ entries: 24, hasRest: false })
})
