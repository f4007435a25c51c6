import { formatMonth } from '#contract/kernel/dates.ts';
import { piecesInStrip } from '#contract/pharmacy/packs/typed-packs.rules.ts';
import type { CountedBatch, StockSheet } from '#contract/pharmacy/stock-taking/stock-count.ts';
import { getStockSheet } from '#contract/pharmacy/stock-taking/stock-counts.endpoints.ts';
import { Letterhead } from '#web/clinics/index.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { PrintWhole } from '#web/ui/print/print-whole.tsx';
import '../registers/register-paper.css';
import './counting-paper.css';

const MONTH_LENGTH = 'YYYY-MM'.length;

const PIECES_ONLY = 'Count in pieces.';
/** The screen reads strips of a medicine whose pack is known, which stands under its name. */
const STRIPS_TOO = 'Count in pieces, or as “2 strips + 5” where the strip is named.';

type Wanted = {
  rack: string | undefined;
  /** Leaves the expected quantity out. */
  isBlind: boolean;
};

/** Prints all batches of the rack, whichever page is shown. */
export function PrintCounting({ rack, isBlind }: Wanted) {
  const query = { ...(rack && { rack }), printed: 'true' };
  return (
    <PrintWhole label="Print counting sheet" endpoint={getStockSheet} input={{ query }}>
      {(sheet) => <CountingPaper sheet={sheet} rack={rack} isBlind={isBlind} />}
    </PrintWhole>
  );
}

type CountingPaperProps = Wanted & { sheet: StockSheet };

/** The batches of a rack with room for the counted pieces, which are typed afterwards. */
function CountingPaper({ sheet, rack, isBlind }: CountingPaperProps) {
  const { rows, total, read_at: at } = sheet;
  const title = rack === undefined ? 'Counting sheet' : `Counting sheet, rack ${rack}`;
  const moment = at === undefined ? '' : `Stock of ${showDateTime(at)}. `;
  return (
    <PrintPage size="a4" label={title} whose={`${title}. ${moment}`}>
      <div className="register-paper counting-paper">
        <Letterhead size="a4" />
        <p className="paper-title">{title}</p>
        <p>
          {moment}
          {rows.some((row) => piecesInStrip(row) !== null) ? STRIPS_TOO : PIECES_ONLY} Enter the
          counts before these racks sell again.
          {total > rows.length && ` The first ${rows.length} of ${total} batches.`}
        </p>
        <table>
          <thead>
            <tr>
              {rack === undefined && <th scope="col">Rack</th>}
              <th scope="col">Medicine</th>
              <th scope="col">Batch</th>
              <th scope="col">Expiry</th>
              {!isBlind && (
                <th scope="col" className="ui-numeric">
                  Expected
                </th>
              )}
              <th scope="col">Counted</th>
              <th scope="col">Remark</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <CountingRow key={row.id} row={row} hasRack={rack === undefined} isBlind={isBlind} />
            ))}
          </tbody>
        </table>
        <p className="counting-signed">
          <span>Counted by: ………………………</span>
          <span>Date and time: ………………………</span>
          <span>Checked by: ………………………</span>
        </p>
      </div>
    </PrintPage>
  );
}

type CountingRowProps = { row: CountedBatch; hasRack: boolean; isBlind: boolean };

function CountingRow({ row, hasRack, isBlind }: CountingRowProps) {
  const { drug, rack, pack, unit, batch_no, expiry_date, quantity } = row;
  return (
    <tr>
      {hasRack && <td className="register-words">{rack}</td>}
      <td>
        {drug}
        <small>{[pack, unit].filter(Boolean).join(', ')}</small>
      </td>
      <td className="register-words">{batch_no}</td>
      <td className="register-whole">
        {expiry_date && formatMonth(expiry_date.slice(0, MONTH_LENGTH))}
      </td>
      {!isBlind && <td className="ui-numeric">{quantity}</td>}
      <td className="counting-room" />
      <td className="counting-remark" />
    </tr>
  );
}
