import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlayerHead } from './player-head.tsx'

test('an address that stands in for a name can break at its signs', () => {
  const markup = renderToStaticMarkup(
    <PlayerHead alias="mario.mario@example.org" avatar={null} onEdit={() => undefined} />,
  )
  expect(markup).toContain('<h2>mario<wbr/>.mario<wbr/>@example<wbr/>.org</h2>')
})

test('a flag that begins a name stands whole for a missing picture', () => {
  expect(renderToStaticMarkup(<PlayerHead alias="🇩🇪 Team" avatar={null} onEdit={() => undefined} />)).toContain(
    '>🇩🇪</span>',
  )
})
