import { checklistKeyPattern } from './checklist-key.ts'

/**
 * Runs inline before the first paint: notes whether this browser holds a checklist, so that the page can reserve space
 * for what only its owner sees.
 */
export const marksHintScript = `(function(d){try{if(Object.keys(localStorage).some(function(k){return ${checklistKeyPattern}.test(k)}))d.marks=''}catch{}})(document.documentElement.dataset)`
