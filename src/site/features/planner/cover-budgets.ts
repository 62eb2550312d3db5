/**
 * How long smallest sets are looked for, all kinds together. At first so long that starting the thread and showing what
 * it found fit into a second, too: that is enough for nearly all that is found at all.
 */
export const firstBudgetMs = 800
export const longBudgetMs = 10_000
