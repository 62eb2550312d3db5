import { checklistKey } from '../checklist/checklist-storage.ts'

/**
 * Runs inline before the first paint: whether this browser keeps a checklist, a visitor's or an account's. Parts that
 * are only for its owner get their place at once, and nobody else loads them.
 */
export const ticksHintScript = `(function(d){try{if(Object.keys(localStorage).some(function(k){return !k.indexOf('${checklistKey}')}))d.ticks=''}catch{}})(document.documentElement.dataset)`
