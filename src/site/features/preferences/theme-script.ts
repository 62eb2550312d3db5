import { themeStorageKey } from './theme.ts'

/**
 * Runs inline before the first paint, so that no page flashes in the wrong colours. Browsers that forbid storage
 * throw on reading it; the system's choice then applies.
 */
export const themeScript = `(function(d){d.theme='system';try{d.theme=localStorage.getItem('${themeStorageKey}')||'system'}catch{}})(document.documentElement.dataset)`
