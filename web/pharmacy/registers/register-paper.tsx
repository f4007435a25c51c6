import { formatDay } from '#contract/kernel/dates.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { missingIn, piecesIn } from '#contract/pharmacy/registers/register.rules.ts';
import {
  MOVEMENT_KIND_LABELS,
  REGISTER_LABELS,
  type Register,
  type RegisterRow,
} from '#contract/pharmacy/registers/register.ts';
import { Letterhead, usePharmacySettings } from '#web/clinics/index.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import './register-paper.css';
import { drugFacts, prescriberFacts } from './register-columns.tsx';

type RegisterPaperProps = {
  register: Register;
  range: DayRange;
  rows: readonly RegisterRow[];
  total: number;
};

/** A register between two days on A4, with the clinic's licences and its pharmacist. */
export function RegisterPaper({ register, range, rows, total }: RegisterPaperProps) {
  const settings = usePharmacySettings();
  const title = `Register: ${REGISTER_LABELS[register]}`;
  const days = [range.startDate, range.endDate].map(formatDay).join(' to ');
  return (
    <PrintPage size="a4" label={title} whose={`${title}, ${days}`}>
      <div className="register-paper">
        <Letterhead size="a4" />
        <p className="paper-title">{title}</p>
        <p>
          {days}
          {settings?.licences && `. Drug licence no. ${settings.licences.replaceAll('\n', ', ')}`}
        </p>
        <RegisterTable register={register} rows={rows} />
        {total > rows.length && (
          <p>
            The first {rows.length} of {total} entries. Please choose fewer days, or export to
            Excel.
          </p>
        )}
        <p className="register-paper-signed">
          Registered pharmacist: {settings?.pharmacistName ?? '…'}
          {settings?.pharmacistRegistration && `, reg. no. ${settings.pharmacistRegistration}`}
        </p>
      </div>
    </PrintPage>
  );
}

function RegisterTable({ register, rows }: Pick<RegisterPaperProps, 'register' | 'rows'>) {
  const isOfSales = register !== 'destroyed';
  return (
    <table>
      <thead>
        <tr>
          {isOfSales && (
            <th scope="col" className="register-whole">
              No.
            </th>
          )}
          <th scope="col">Date</th>
          <th scope="col">Drug</th>
          <th scope="col" className="ui-numeric register-whole">
            Qty
          </th>
          {register === 'x' && (
            <th scope="col" className="ui-numeric">
              Balance
            </th>
          )}
          {isOfSales && <th scope="col">Prescriber</th>}
          {isOfSales && <th scope="col">Patient</th>}
          <th scope="col">By</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {isOfSales && <td className="register-whole">{row.serial}</td>}
            <td className="register-whole">
              {showDateTime(row.at)}
              <small>
                {[MOVEMENT_KIND_LABELS[row.kind], row.billNumber].filter(Boolean).join(' ')}
              </small>
            </td>
            <td>
              {row.drug}
              <small>{drugFacts(row)}</small>
            </td>
            <td className="ui-numeric register-whole">{piecesIn(register, row)}</td>
            {register === 'x' && <td className="ui-numeric register-whole">{row.balance}</td>}
            {isOfSales && (
              <td>
                {row.prescriber?.name}
                <small>{prescriberFacts(row)}</small>
                <Missing register={register} row={row} />
              </td>
            )}
            {isOfSales && (
              <td>
                {row.patient?.name}
                <small>{row.patient?.address}</small>
              </td>
            )}
            <td className="register-words">{row.by}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Missing({ register, row }: { register: Register; row: RegisterRow }) {
  const lacks = missingIn(register, row);
  return lacks.length > 0 ? <strong>Missing: {lacks.join(', ')}</strong> : null;
}
