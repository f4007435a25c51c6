import { entriesOf, missingIn, piecesIn } from '#contract/pharmacy/registers/register.rules.ts';
import {
  MOVEMENT_KIND_LABELS,
  type Register,
  type RegisterRow,
} from '#contract/pharmacy/registers/register.ts';
import { showDate, showTime } from '#web/lib/clinic-time.ts';
import { drugFacts, prescriberFacts } from './register-columns.tsx';

type RegisterTableProps = { register: Register; rows: readonly RegisterRow[] };

/**
 * The entries of a register in the order of rule 65(3)(1). The drugs of one sale share its number, date,
 * prescriber and patient, which are printed once, and stay on one sheet.
 */
export function RegisterTable({ register, rows }: RegisterTableProps) {
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
          {isOfSales && (
            <th scope="col" className="register-person">
              Prescriber
            </th>
          )}
          {isOfSales && (
            <th scope="col" className="register-patient">
              Patient
            </th>
          )}
          <th scope="col" className="register-drug">
            Drug
          </th>
          <th scope="col" className="ui-numeric register-whole">
            Qty
          </th>
          {register === 'x' && (
            <th scope="col" className="ui-numeric register-whole">
              Balance
            </th>
          )}
          <th scope="col" className="register-words">
            By
          </th>
        </tr>
      </thead>
      {entriesOf(rows).map((entry) => (
        <Entry key={entry[0]?.id} register={register} entry={entry} />
      ))}
    </table>
  );
}

/** The particulars that every drug of an entry lacks. */
function missingInAll(register: Register, entry: readonly RegisterRow[]): string[] {
  const [first, ...others] = entry.map((row) => missingIn(register, row));
  return (first ?? []).filter((one) => others.every((lacks) => lacks.includes(one)));
}

type EntryProps = { register: Register; entry: readonly RegisterRow[] };

function Entry({ register, entry }: EntryProps) {
  const ofAll = entry.length > 1 ? missingInAll(register, entry) : [];
  return (
    <tbody>
      {entry.map((row, at) => {
        const lacks = missingIn(register, row).filter((one) => !ofAll.includes(one));
        return (
          <tr key={row.id}>
            {at === 0 && <EntryFacts {...{ register, row, missing: ofAll, rows: entry.length }} />}
            <td className="register-drug">
              {row.drug}
              <small>{drugFacts(register, row)}</small>
              <Missing lacks={lacks} />
            </td>
            <td className="ui-numeric register-whole">{piecesIn(register, row)}</td>
            {register === 'x' && <td className="ui-numeric register-whole">{row.balance}</td>}
            {at === 0 && (
              <td rowSpan={entry.length} className="register-words">
                {row.by}
              </td>
            )}
          </tr>
        );
      })}
    </tbody>
  );
}

type EntryFactsProps = {
  register: Register;
  row: RegisterRow;
  missing: readonly string[];
  /** How many drugs the entry has. */
  rows: number;
};

/** The cells that the drugs of one sale share. */
function EntryFacts({ register, row, missing, rows }: EntryFactsProps) {
  const kind = row.kind === 'sale' ? null : MOVEMENT_KIND_LABELS[row.kind];
  const isOfSales = register !== 'destroyed';
  return (
    <>
      {isOfSales && (
        <td rowSpan={rows} className="register-whole">
          {row.serial}
        </td>
      )}
      <td rowSpan={rows} className="register-whole">
        {showDate(row.at)}
        <small>{showTime(row.at)}</small>
        <small>{[kind, row.billNumber].filter(Boolean).join(' ')}</small>
      </td>
      {isOfSales && (
        <td rowSpan={rows}>
          {row.prescriber?.name}
          <small>{prescriberFacts(row)}</small>
          <Missing lacks={missing} />
        </td>
      )}
      {isOfSales && (
        <td rowSpan={rows}>
          {row.patient?.name}
          <small>{row.patient?.address}</small>
        </td>
      )}
    </>
  );
}

function Missing({ lacks }: { lacks: readonly string[] }) {
  return lacks.length > 0 ? <strong>Missing: {lacks.join(', ')}</strong> : null;
}
