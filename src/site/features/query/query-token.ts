/** A term with its name, sign and value; something in quotation marks; or a word. */
export const queryToken = /([a-z]+)(:|<=|>=|<|>)("[^"]*"?|\S*)|"[^"]*"?|[^\s"]+/gi
