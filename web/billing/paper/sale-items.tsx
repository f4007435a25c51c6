import type { Bill } from '#contract/billing/bill.ts';
import { formatMonth } from '#contract/kernel/dates.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { inPercent } from '#contract/kernel/numbers/percent.ts';
import type { DrugSale } from '#contract/pharmacy/drug-sale.ts';
import type { PaperSize } from './bill-paper.tsx';
import { PaperItemRow, RateCell } from './paper-item-row.tsx';
import { type SaleRow, saleRows, textOf } from './sale-rows.ts';

const MONTH_LENGTH = 'YYYY-MM'.length;

const isOfTax = (rows: readonly SaleRow[]) => rows.some(({ item }) => item.tax_percentage > 0);

/** The facts of a drug that the bill of a sale names. Unknown ones are empty. */
function factsOf({ batches, item }: SaleRow, isTaxed: boolean) {
  const schedules = ({ schedule }: (typeof batches)[number]) =>
    schedule === null || schedule === 'none' ? null : schedule;
  return {
    maker: textOf(batches, ({ manufacturer }) => manufacturer),
    schedule: textOf(batches, schedules),
    hsn: textOf(batches, ({ hsn }) => hsn),
    batch: textOf(batches, ({ batch_no }) => batch_no),
    expiry: textOf(
      batches,
      ({ expiry_date }) => expiry_date && formatMonth(expiry_date.slice(0, MONTH_LENGTH)),
    ),
    mrp: textOf(batches, ({ mrp, price }) => formatMoney(mrp ?? price)),
    gst: isTaxed ? `${inPercent(item.tax_percentage)}%` : '',
  };
}

type SaleItemsProps = { bill: Bill; sale: DrugSale; size: PaperSize };

/** The items of the bill of a sale, batch by batch; the totals of the bill end the table. */
export function SaleItems({ bill, sale, size }: SaleItemsProps) {
  const rows = saleRows(bill.items, sale);
  return size === 'slip' ? <NarrowItems rows={rows} /> : <WideItems rows={rows} />;
}

function WideItems({ rows }: { rows: readonly SaleRow[] }) {
  const isTaxed = isOfTax(rows);
  return (
    <table className="bill-paper-sale">
      <thead>
        <tr>
          <th scope="col">Drug</th>
          <th scope="col" className="bill-paper-hsn">
            HSN
          </th>
          <th scope="col" className="bill-paper-batch">
            Batch, expiry
          </th>
          <th scope="col" className="ui-numeric">
            MRP
          </th>
          <th scope="col" className="ui-numeric">
            Rate × Qty
          </th>
          <th scope="col" className="ui-numeric">
            GST
          </th>
          <th scope="col" className="ui-numeric">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { maker, schedule, hsn, batch, expiry, mrp, gst } = factsOf(row, isTaxed);
          return (
            <tr key={row.key}>
              <td>
                {row.item.name}
                <small>{[maker, schedule && `Sch. ${schedule}`].filter(Boolean).join(', ')}</small>
              </td>
              <td className="bill-paper-hsn">{hsn}</td>
              <td className="bill-paper-batch">
                {batch}
                <small>{expiry}</small>
              </td>
              <td className="ui-numeric">{mrp}</td>
              <RateCell price={row.item.price} quantity={row.quantity} />
              <td className="ui-numeric">{gst}</td>
              <td className="ui-numeric">{formatMoney(row.total)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function NarrowItems({ rows }: { rows: readonly SaleRow[] }) {
  const isTaxed = isOfTax(rows);
  return (
    <table className="bill-paper-sale">
      <tbody>
        {rows.map((row) => {
          const { maker, schedule, hsn, batch, expiry, mrp, gst } = factsOf(row, isTaxed);
          const facts = [
            maker,
            schedule && `Sch. ${schedule}`,
            batch && `Batch ${batch}`,
            expiry && `Exp. ${expiry}`,
            hsn && `HSN ${hsn}`,
            mrp && `MRP ${mrp}`,
            gst && `GST ${gst}`,
          ];
          return (
            <PaperItemRow
              key={row.key}
              name={row.item.name}
              facts={facts.filter(Boolean).join(', ')}
              price={row.item.price}
              quantity={row.quantity}
              total={row.total}
            />
          );
        })}
      </tbody>
    </table>
  );
}
