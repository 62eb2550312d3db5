// Preloaded into a build: its clock shows the moment that CLOCK names when it starts.
const shift = Date.parse(process.env.CLOCK) - Date.now()
const RealDate = Date
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + shift] : parts))
  }
  static now() {
    return RealDate.now() + shift
  }
}
