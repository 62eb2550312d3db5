import { describeTimes } from './describe-times.ts'

/**
 * Runs inline: puts the reader's own time into moments of the prerendered page as the parser reaches them, before they
 * are painted, so that nothing shifts. What the parser may still be inside of waits for the next piece.
 */
export const localTimesScript = `(function(d,describe,done){
function write(){d.querySelectorAll('[data-times]').forEach(function(e){
for(var n=e;n&&!n.nextSibling;)n=n.parentNode;
if(done.has(e)||!n&&d.readyState==='loading')return;
done.add(e);var t=[].slice.call(e.children);
describe(t.map(function(x){return Date.parse(x.dateTime)}),e.dataset.times,true).forEach(function(s,i){t[i].textContent=s})})}
var o=new MutationObserver(write);o.observe(d,{childList:true,subtree:true});
d.addEventListener('DOMContentLoaded',function(){o.disconnect();write()})})(document,${String(describeTimes).replace(/\n\s+/g, '\n')},new WeakSet)`
