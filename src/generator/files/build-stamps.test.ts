import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { PageContext } from '#pages/data/page-data.ts'
import { listStampTexts, markContext, stampMarkup, stampText } from './build-stamps.ts'

const context: PageContext = {
  dataAsOf: '2025-10-01',
  tour: { id: 'valentine-s-tour', number: 88, name: `Valentine's <"&"> Tour` },
  today: '2026-10-01',
  formulaVersion: 2,
}

/** The day and the tour in every way in which React can write them. */
function render({ today, tour }: PageContext): string {
  const day = createElement('time', { dateTime: today }, today === '2026-10-01' ? '1 Oct 2026' : '31 Dec 9753')
  const link = createElement('a', { href: `/tours/${tour.id}/`, title: tour.name }, tour.name, ' ', tour.number)
  return renderToStaticMarkup(createElement('p', null, day, link, 'Hash 9753 and 19753-1'))
}

function stamp(markup: string) {
  const { parts, offsets } = stampMarkup(Buffer.from(markup), listStampTexts(context))
  return { bytes: Buffer.concat(parts.map((part) => Buffer.from(part))), offsets }
}

test('a page rendered with marks comes out as if it had been rendered with day and tour', () => {
  expect(stamp(render(markContext(context))).bytes.toString()).toBe(render(context))
})

describe('where the texts are', () => {
  const { bytes, offsets } = stamp(render(markContext(context)))

  test.each(listStampTexts(context).map((text, index) => [text, index] as const))('%s', (text, index) => {
    expect(offsets[index]?.length).toBeGreaterThan(0)
    for (const offset of offsets[index]!) {
      expect(bytes.subarray(offset, offset + Buffer.byteLength(text)).toString()).toBe(text)
    }
  })
})

test('text without placeholders stays as it is', () => {
  const { bytes, offsets } = stamp('<p>Nothing of 9753 here.</p>')
  expect(bytes.toString()).toBe('<p>Nothing of 9753 here.</p>')
  expect(offsets.flat()).toEqual([])
})

test('addresses are stamped with day and tour', () => {
  const { today, tour } = markContext(context)
  const texts = listStampTexts(context)
  expect([`/ranking/${today}/`, `/tours/${tour.id}/`].map((address) => stampText(address, texts))).toEqual([
    '/ranking/2026-10-01/',
    '/tours/valentine-s-tour/',
  ])
})
