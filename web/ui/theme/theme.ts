import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  rem,
} from '@mantine/core';

/** The only accent. Shades 8 and 9 carry white text, 9 on 1 and 2 is readable (see theme.test.ts). */
const teal: MantineColorsTuple = [
  '#effaf8',
  '#d5f3ee',
  '#b2e7df',
  '#7dd5ca',
  '#4fc2b5',
  '#2aada0',
  '#17988c',
  '#0f877c',
  '#0c7a70',
  '#0a665e',
];

/** Mantine's own orange is too light as text on its own tint. */
const orange: MantineColorsTuple = [
  '#fff4e6',
  '#ffe8cc',
  '#ffd8a8',
  '#ffc078',
  '#ffa94d',
  '#ff922b',
  '#fd7e14',
  '#d9610a',
  '#b34a05',
  '#933b02',
];

/** Mantine's own greys of the dark scheme are warm beside this scheme's ground and sheets. */
const dark: MantineColorsTuple = [
  '#c9d0d4',
  '#b4bcc1',
  '#818b92',
  '#69737a',
  '#3f484e',
  '#343c42',
  '#23292d',
  '#1c2124',
  '#181d20',
  '#14181a',
];

const SANS =
  'Inter, "Inter Fallback", "Inter Roboto", "Inter DejaVu", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** Sizes: 12 for what is secondary, 14 for text, 16 and 20 for titles, 28 for the one number that matters. */
export const theme = createTheme({
  primaryColor: 'teal',
  colors: { teal, orange, dark },
  primaryShade: { light: 9, dark: 8 },
  black: '#1f2328',
  fontFamily: SANS,
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(14), lg: rem(16), xl: rem(20) },
  defaultRadius: 'sm',
  radius: { xs: rem(3), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(24) },
  respectReducedMotion: true,
  cursorType: 'pointer',
  headings: {
    fontFamily: SANS,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(20), lineHeight: '1.4' },
      h2: { fontSize: rem(16), lineHeight: '1.45' },
      h3: { fontSize: rem(14), lineHeight: '1.5' },
      h4: { fontSize: rem(14), lineHeight: '1.5' },
    },
  },
  components: {
    // Colour alone must not distinguish a link inside a sentence.
    Anchor: { defaultProps: { underline: 'always' } },
    // A dialog's header must not be a second banner landmark.
    ModalHeader: { defaultProps: { role: 'none' } },
    ModalCloseButton: { defaultProps: { 'aria-label': 'Close' } },
  },
});

/**
 * Overrides Mantine's colours below 4.5:1 (text) or 3:1 (focus ring, field borders) in one of the two schemes.
 * `theme.test.ts` computes every pair.
 */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-success': '#1f6b2e',
    '--mantine-color-dimmed': '#59636e',
    '--mantine-color-placeholder': '#6b747e',
    '--mantine-color-disabled-color': '#59636e',
    '--mantine-color-blue-light-color': '#125093',
    '--mantine-color-green-light-color': '#1f6b2e',
    '--mantine-color-red-light-color': '#a51f1f',
    '--ui-ground': '#f4f6f7',
    '--ui-focus': 'var(--mantine-color-teal-9)',
    '--ui-field-border': '#868e96',
    '--ui-line': '#dde2e6',
    '--ui-surface': 'var(--mantine-color-gray-0)',
    '--ui-row-hover': 'var(--mantine-color-gray-1)',
  },
  dark: {
    '--mantine-color-body': '#1c2124',
    '--mantine-color-default': '#23292d',
    '--mantine-color-default-hover': '#2b3237',
    '--mantine-color-default-border': '#3a4248',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-success': 'var(--mantine-color-green-4)',
    '--mantine-color-dimmed': '#a1aab0',
    '--mantine-color-placeholder': '#959fa5',
    '--mantine-color-disabled-color': '#959fa5',
    // Mantine's are nearly white: a red word or a teal link would look like the text beside it.
    '--mantine-color-teal-light-color': 'var(--mantine-color-teal-3)',
    '--mantine-color-red-light-color': 'var(--mantine-color-red-3)',
    '--mantine-color-blue-light-color': 'var(--mantine-color-blue-2)',
    '--mantine-color-green-light-color': 'var(--mantine-color-green-3)',
    '--mantine-color-orange-light-color': 'var(--mantine-color-orange-3)',
    // Mantine's tints of these two are darker than the page.
    '--mantine-color-gray-light': '#3a3d40',
    '--mantine-color-gray-light-hover': '#45494d',
    '--mantine-color-teal-light': '#0c4741',
    '--mantine-color-teal-light-hover': '#0e5650',
    '--ui-ground': '#14181a',
    '--ui-focus': 'var(--mantine-color-teal-4)',
    '--ui-field-border': '#75808a',
    '--ui-line': '#343c42',
    '--ui-surface': '#23292d',
    '--ui-row-hover': '#262d31',
  },
});
