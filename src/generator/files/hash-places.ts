/**
 * The build hash has the same length and the same place in all files of a kind. A page that has not changed is
 * carried over to the next build by writing the new hash over the old one, without reading the rest.
 */
export const documentPrefix =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="build-hash" content="'

export const pageFilePrefix = '{"hash":"'
