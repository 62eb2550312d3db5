/**
 * The build hash has the same length and the same offset in all files of a kind: directly behind these texts. To carry
 * an unchanged page over to the next build, the new hash is written over the old one and the rest is not even read.
 */
export const documentPrefix =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="build-hash" content="'

export const pageFilePrefix = '{"hash":"'
