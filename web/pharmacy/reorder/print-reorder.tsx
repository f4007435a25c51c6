import { countText } from '#contract/kernel/numbers/count-text.ts';
import { listReorder } from '#contract/pharmacy/reorder/reorder.endpoints.ts';
import { REORDER_HEADINGS as H, type ReorderRow } from '#contract/pharmacy/reorder/reorder.ts';
import { Letterhead } from '#web/clinics/index.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { PrintWhole } from '#web/ui/print/print-whole.tsx';
import { TableHead } from '#web/ui/print/table-head.tsx';
import '../registers/register-paper.css';
import { orderText } from './reorder-columns.tsx';

type Wanted = { days: number; cover: number; all: string; search: string };

/** Prints the whole list, whichever page is shown. */
export function PrintReorder({ wanted }: { wanted: Wanted }) {
  const query = { ...wanted, printed: 'true' };
  return (
    <PrintWhole label="Print list" endpoint={listReorder} input={{ query }}>
      {({ rows, total }) => <ReorderPaper wanted={wanted} rows={rows} total={total} />}
    </PrintWhole>
  );
}

type ReorderPaperProps = { wanted: Wanted; rows: readonly ReorderRow[]; total: number };

function ReorderPaper({ wanted: { days, cover }, rows, total }: ReorderPaperProps) {
  return (
    <PrintPage size="a4" label="Reorder list">
      <div className="register-paper">
        <Letterhead size="a4" />
        <p className="paper-title">Reorder list</p>
        <p>
          Sales of the last {days} days, for a stock of {cover} days
          {total > rows.length && `. The first ${rows.length} of ${total} drugs`}
        </p>
        <table>
          <TableHead texts={[H.name, H.supplier]} numbers={[H.stock, H.pieces]} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  {row.name}
                  <small>{row.pack}</small>
                </td>
                <td>{row.supplier}</td>
                <td className="ui-numeric">{countText(row.stock)}</td>
                <td className="ui-numeric">{orderText(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PrintPage>
  );
}
