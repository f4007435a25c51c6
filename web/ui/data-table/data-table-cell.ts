import type { Column } from './data-table.types.ts';

/** A cell's attributes for the style sheet; the label precedes the value in a card. */
export function cellProps<Row>({ header, numeric, hideOnSmall, hideHeader }: Column<Row>) {
  return {
    className: numeric ? 'ui-numeric' : '',
    'data-label': hideHeader ? undefined : header,
    'data-hide-small': hideOnSmall || undefined,
  };
}
