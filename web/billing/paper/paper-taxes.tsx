import type { TaxLine } from '#contract/billing/tax.rules.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { inPercent } from '#contract/kernel/numbers/percent.ts';
import { TableHead } from '#web/ui/print/table-head.tsx';

const NO_TAX = '–';

/** The taxes included in the total, as a tax invoice must show them. */
export function PaperTaxes({ lines }: { lines: readonly TaxLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section data-keep>
      <p className="bill-paper-sub">Tax included</p>
      <table className="bill-paper-taxes">
        <TableHead texts={['GST']} numbers={['Taxable', 'CGST', 'SGST']} />
        <tbody>
          {lines.map(({ basisPoints, taxable, cgst, sgst }) => (
            <tr key={basisPoints}>
              <td>{basisPoints === 0 ? 'None' : `${inPercent(basisPoints)}%`}</td>
              <td className="ui-numeric">{formatMoney(taxable)}</td>
              <td className="ui-numeric">{basisPoints === 0 ? NO_TAX : formatMoney(cgst)}</td>
              <td className="ui-numeric">{basisPoints === 0 ? NO_TAX : formatMoney(sgst)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
