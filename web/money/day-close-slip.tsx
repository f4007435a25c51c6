import { formatDay } from '#contract/kernel/dates.ts';
import { formatMoney, fromRupees } from '#contract/kernel/numbers/money.ts';
import { NOTES } from '#contract/money/cash-count.rules.ts';
import type { DayClose } from '#contract/money/day-close.ts';
import { Letterhead } from '#web/clinics/index.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';

/** A day close on an 80 mm roll, to sign and put into the bag with the cash. */
export function DayCloseSlip({ close }: { close: DayClose }) {
  const { cashier, day, number, notes, coins, corrects, corrected_by: later } = close;
  const counted = NOTES.filter((note) => notes[note] > 0);
  return (
    <PrintPage size="slip" label={`Day close of ${cashier.name}, ${formatDay(day)}`}>
      <div className="day-close-slip">
        <Letterhead size="slip" />
        <p>
          <b>
            Day close {number}
            {corrects && `, corrects day close ${corrects.number}`}
          </b>
          <br />
          {cashier.name}, {formatDay(day)}
        </p>
        <table>
          <tbody>
            {counted.map((note) => (
              <tr key={note}>
                <td>
                  ₹{note} × {notes[note]}
                </td>
                <td className="ui-numeric">{formatMoney(fromRupees(note * notes[note]))}</td>
              </tr>
            ))}
            <tr>
              <td>Coins</td>
              <td className="ui-numeric">{formatMoney(coins)}</td>
            </tr>
            <tr>
              <th scope="row">Counted</th>
              <th className="ui-numeric">{formatMoney(close.counted)}</th>
            </tr>
            <tr>
              <td>Expected</td>
              <td className="ui-numeric">{formatMoney(close.expected)}</td>
            </tr>
            <tr>
              <td>Difference</td>
              <td className="ui-numeric">{formatMoney(close.difference)}</td>
            </tr>
          </tbody>
        </table>
        {corrects && (
          <p>
            Day close {corrects.number} had counted {formatMoney(corrects.counted)}.
          </p>
        )}
        {later && (
          <p>
            <b>
              Corrected by day close {later.number}: counted {formatMoney(later.counted)}.
            </b>
          </p>
        )}
        {close.note && (
          <p>
            {corrects ? 'Reason' : 'Note'}: {close.note}
          </p>
        )}
        <p>
          Closed {showDateTime(close.closed_at)} by {close.closed_by}
        </p>
        <p className="day-close-sign">Signature</p>
      </div>
    </PrintPage>
  );
}
