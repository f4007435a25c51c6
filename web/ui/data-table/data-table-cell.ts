import type { Column } from './data-table.types.ts';

/** A cell's attributes for the style sheet; the label precedes the value in a card. */
export function cellProps<Row>({
  header,
  numeric,
  hideOnSmall,
  hideHeader,
  card,
  oneLine,
}: Column<Row>) {
  return {
    className: numeric ? 'ui-numeric' : '',
    // An amount has its sign.
    'data-label': hideHeader ? undefined : header.replace(' (₹)', ''),
    'data-card': card,
    'data-one-line': oneLine,
    'data-hide-small': hideOnSmall || undefined,
  };
}
