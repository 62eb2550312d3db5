/**
 * The build hash has a fixed length and a fixed offset, directly behind these prefixes: an unchanged page is carried over
 * to the next build by overwriting it.
 */
export const documentPrefix =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="build-hash" content="'

export const pageFilePrefix = '{"hash":"'
