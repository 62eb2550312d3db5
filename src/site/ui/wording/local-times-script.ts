import { timeWords } from '#wording/times.ts'
import { writeTimes } from './describe-times.ts'

/**
 * Runs inline: puts the reader's own time into moments of the prerendered page as the parser reaches them, before they
 * are painted, so that nothing shifts. What the parser may still be inside of waits for the next piece.
 */
export const localTimesScript = `(function(d,describe,words,done){
function write(){d.querySelectorAll('[data-times]').forEach(function(e){
for(var t=[...e.children],n=e;n&&!n.nextSibling;)n=n.parentNode;
if(!done.has(e)&&(n||d.readyState!='loading')){done.add(e);
describe(t.map(x=>Date.parse(x.dateTime)),e.dataset.times,true,words).forEach((s,i)=>{t[i].textContent=s})}})}
var o=new MutationObserver(write);o.observe(d,{childList:true,subtree:true});
d.addEventListener('DOMContentLoaded',()=>{o.disconnect();write()})})(document,${String(writeTimes).replace(/\n\s+/g, '\n')},${JSON.stringify(timeWords)},new Set)`
