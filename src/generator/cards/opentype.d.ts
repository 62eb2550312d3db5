// Node can only import named exports from the library's ES module, which has to be addressed by file. The types are the same.
declare module 'opentype.js/dist/opentype.mjs' {
  export * from 'opentype.js'
}
