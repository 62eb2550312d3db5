const brand = '#d61618'

/**
 * The colours that are not only in style sheets: cards, icons and the browser's own frame are drawn in them. The style
 * sheets have each as a token of the same name (`src/site/ui/styles/tokens.css`); a test compares them.
 */
export const palette = {
  brand,
  flag: '#ffcf33',
  asphalt: '#17181c',
  'asphalt-line': '#34363d',
  chalk: '#fff',
  'chalk-soft': '#d6d2cd',
  'tier-s': brand,
  'tier-a': '#b65200',
  'tier-b': '#f2bb2c',
  'tier-c': '#2f7f79',
  'tier-d': '#6d6a68',
  'on-metal': '#221800',
} as const
