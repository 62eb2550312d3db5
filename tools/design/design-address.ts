export const designPath = '/design/'
export const designTitle = 'Design system'
/** Of the element with what the page shows, as JSON. */
export const designStateId = 'design-data'
