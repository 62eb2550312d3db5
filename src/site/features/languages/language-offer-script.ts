import { findLanguage } from '#documents/find-language.ts'
import { language, languages } from '#wording/language.ts'
import { chosenKey, declinedKey } from './wanted-language.ts'

/**
 * Runs inline before the first paint: notes which other language the reader would rather have, if any, so that the document
 * has a line for its offer, and nothing moves when the offer comes. Empty where a site has one language.
 */
export const languageOfferScript =
  languages.length < 2
    ? ''
    : `(function(d,find,all){try{var s=localStorage,w=find([s.getItem('${chosenKey}')||''].concat(navigator.languages),all)
if(w&&w.code!='${language}'&&w.code!=s.getItem('${declinedKey}'))d.offer=w.code}catch{}})(document.documentElement.dataset,${String(findLanguage).replace(/\n\s+/g, '\n')},${JSON.stringify(languages.map(({ code }) => ({ code })))})`
