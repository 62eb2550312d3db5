/**
 * How long to search for smallest sets, all kinds together. The first budget leaves room to start the thread and show
 * the result within a second, and finds nearly everything that is found at all.
 */
export const firstBudgetMs = 800
export const longBudgetMs = 10_000
