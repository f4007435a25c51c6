/**
 * The colours of what a chart compares, such as ways of paying. None of them is the colour of a status (waiting, done,
 * needs attention, harm), and each has 3:1 on the ground of both schemes.
 */
export const SERIES_COLORS = {
  first: 'teal.7',
  second: 'violet.6',
  third: 'grape.5',
  fourth: '#a0774a',
  fifth: 'gray.6',
} as const;
