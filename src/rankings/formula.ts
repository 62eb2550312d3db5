/** Raised with every change that can move an item. */
export const formulaVersion = 1
