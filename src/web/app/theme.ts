import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** From the faintest to the darkest; the middle is the blue of the documentation pages. */
const LAKE: MantineColorsTuple = [
  '#eaf3fb',
  '#d3e4f5',
  '#a5c8ec',
  '#74aae3',
  '#4d90db',
  '#2f7ed2',
  '#1a6cbf',
  '#0b5cad',
  '#084a8c',
  '#06386b',
];

/** Of the dark scheme, from letters to what lies deepest: greys with the blue of `pages.css`. */
const NIGHT: MantineColorsTuple = [
  '#dde4eb',
  '#b8c4d0',
  '#98a5b3',
  '#7e8b98',
  '#3d4854',
  '#323c47',
  '#242c35',
  '#1b2027',
  '#14181d',
  '#10141a',
];

/** Sizes are dense: pages are lists and tables first of all. */
export const theme = createTheme({
  primaryColor: 'lake',
  primaryShade: { light: 7, dark: 4 },
  colors: { dark: NIGHT, lake: LAKE },
  autoContrast: true,
  defaultRadius: 'sm',
  cursorType: 'pointer',
  fontFamily: "Inter, 'Segoe UI', system-ui, -apple-system, Roboto, 'Helvetica Neue', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  headings: { fontWeight: '600', sizes: { h1: { fontSize: '1.375rem' }, h2: { fontSize: '1.0625rem' } } },
  respectReducedMotion: true,
});
