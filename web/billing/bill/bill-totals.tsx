import { formatMoney, type Paise } from '#contract/kernel/numbers/money.ts';

type BillTotalsProps = { rows: readonly (readonly [label: string, amount: Paise])[] };

/** The sums under a bill; the last one is emphasized. */
export function BillTotals({ rows }: BillTotalsProps) {
  return (
    <dl className="bill-totals">
      {rows.map(([label, amount], at) => {
        const strong = at === rows.length - 1 || undefined;
        return [
          <dt key={label} data-strong={strong}>
            {label}
          </dt>,
          <dd key={`${label} amount`} data-strong={strong}>
            {formatMoney(amount)}
          </dd>,
        ];
      })}
    </dl>
  );
}
