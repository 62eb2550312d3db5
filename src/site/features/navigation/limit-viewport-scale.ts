/**
 * Keeps Safari on iPad and iPhone from zooming in when a field is focused. It ignores the limit for pinching, so the
 * page can still be enlarged; other browsers would obey it and must not get it. An iPad calls itself a Macintosh,
 * but no Macintosh has a touch screen.
 */
export function limitViewportScale(): void {
  const isPad = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1
  if (!isPad && !/iPad|iPhone|iPod/.test(navigator.userAgent)) return
  const viewport = document.head.querySelector<HTMLMetaElement>('meta[name="viewport"]')
  if (viewport && !viewport.content.includes('maximum-scale')) viewport.content += ', maximum-scale=1'
}
