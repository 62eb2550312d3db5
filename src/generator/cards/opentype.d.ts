// Node needs the library's ES module by its file: of the CommonJS one it cannot import by name. The types are the same.
declare module 'opentype.js/dist/opentype.mjs' {
  export * from 'opentype.js'
}
