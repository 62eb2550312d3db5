/** The markup around a page in its document, written by the generator and parsed by the service worker. */
export const appOpening = '<div id="app">'
export const stateOpening = '</div><script type="application/json" id="page-data">'
export const stateClosing = '</script>'
