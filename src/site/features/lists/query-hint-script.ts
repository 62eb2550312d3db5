/**
 * Runs inline before the first paint: an address with a query may ask for a part of a list, which the server, knowing
 * no queries, has written whole. The attribute hides lists until they are what the address says, at most four seconds.
 */
export const queryHintScript = `(function(d){if(location.search){d.query='';setTimeout(function(){delete d.query},4e3)}})(document.documentElement.dataset)`

/** The list is as the address says. */
export function removeQueryHint(): void {
  delete document.documentElement.dataset['query']
}
