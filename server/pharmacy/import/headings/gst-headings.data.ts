import type { DrugField } from '#contract/pharmacy/drug-import.ts';
import type { Rule } from '../../../platform/spreadsheet/headings.ts';

type DrugRule = Rule<DrugField>;

const GST_COLUMNS = [
  ['gst_percent', ''],
  ['igst_percent', 'i'],
  ['cgst_percent', 'c'],
  ['sgst_percent', 's'],
] as const;

/** The rates of GST; `C.G.S.T. %` stands below a common heading `GST` too. */
export const GST: readonly DrugRule[] = GST_COLUMNS.flatMap(([field, kind]): DrugRule[] => {
  const own = `${kind}gst`;
  const forms = [
    own,
    `${own} rate`,
    `${own} percent`,
    `${own} perc`,
    `${own} percentage`,
    `gst ${own}`,
  ];
  const more = [
    'gst slab',
    'gst class',
    'gst group',
    'gst category',
    'gst cat',
    'total gst',
    'gst rate slab',
  ];
  return [
    [field, 150, forms.join('|')],
    ...(kind === '' ? ([[field, 149, more.join('|')]] as const) : []),
  ];
});
/** A price list has no rates. */
export const GST_UNREAD: DrugRule = [null, 149, GST.map(([, , names]) => names).join('|')];
