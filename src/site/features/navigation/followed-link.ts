/**
 * Tells a link from the others, also once the page has been rendered anew: by its address, the part of the document that
 * it is in, and which of the links there with that address it is. What other parts load on demand does not change that.
 */
export function nameLink(link: Element): string | null {
  const part = listParts().findIndex((each) => each.contains(link))
  const address = link.getAttribute('href') ?? ''
  return part < 0 ? null : `${part} ${listLinks(part, address).indexOf(link)} ${address}`
}

/** The link of that name; null if it is not there, or not yet. */
export function findLink(name: string): HTMLElement | null {
  const [part, index, ...address] = name.split(' ')
  const link = listLinks(Number(part), address.join(' '))[Number(index)]
  return link instanceof HTMLElement ? link : null
}

/** Header, page, footer, and the dialogs, whose links do not come back. */
function listParts(): Element[] {
  return [...(document.getElementById('app')?.children ?? [])]
}

function listLinks(part: number, address: string): Element[] {
  const links = [...(listParts()[part]?.querySelectorAll('a[href]') ?? [])]
  return links.filter((link) => link.getAttribute('href') === address)
}
