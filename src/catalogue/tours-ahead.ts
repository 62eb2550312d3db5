/** A year of tours: how far the catalogue continues them, and rankings look ahead. */
export const toursAhead = 26
