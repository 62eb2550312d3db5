import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { SharedMarkup } from '../ui/components/shared-markup.tsx'
import { renderWithSharedMarkup } from './entry-server.tsx'
import { readMarkup } from './testing/read-markup.ts'

const renderText = (page: ReactNode) => readMarkup(renderWithSharedMarkup(page))
const onRender = vi.fn<() => void>()
beforeEach(() => onRender.mockClear())

function Lap({ driver }: { driver: string }) {
  onRender()
  return (
    <p>
      {driver} {'<3'} drives
    </p>
  )
}

function Race({ title, driver }: { title: string; driver: string }) {
  return (
    <main>
      <h1>{title}</h1>
      <SharedMarkup name="lap" of={{ driver }} className="lap">
        <Lap driver={driver} />
      </SharedMarkup>
      <SharedMarkup name="flag" of={{ driver }} className="flag">
        finish
      </SharedMarkup>
    </main>
  )
}

test('markup is identical to what React alone renders', () => {
  for (const driver of ['Daisy', 'Toad & co', '$&', 'Daisy']) {
    const page = <Race title="Heat" driver={driver} />
    expect(renderText(page)).toBe(renderToString(page))
  }
})

test('shared content is rendered once, whatever surrounds it', () => {
  const first = renderText(<Race title="First" driver="Birdo" />)
  const second = renderText(<Race title="Second" driver="Birdo" />)
  expect(onRender).toHaveBeenCalledTimes(1)
  expect(second).toBe(first.replace('First', 'Second'))
})

test('different data gets different markup', () => {
  const markup = ['Wario', 'Waluigi'].map((driver) => renderText(<Race title="Heat" driver={driver} />))
  expect(onRender).toHaveBeenCalledTimes(2)
  expect(markup[1]).toContain('Waluigi')
})
