import type { Column } from './data-table.types.ts';

/** What a cell tells the style sheet; the label is what stands before the value in a card. */
export function cellProps<Row>({ header, numeric, hideOnSmall, hideHeader }: Column<Row>) {
  return {
    className: numeric ? 'ui-numeric' : '',
    'data-label': hideHeader ? undefined : header,
    'data-hide-small': hideOnSmall || undefined,
  };
}
