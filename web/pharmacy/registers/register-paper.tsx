import { formatDay } from '#contract/kernel/dates.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { REGISTER_LABELS, type Register } from '#contract/pharmacy/registers/register.ts';
import type { listRegister } from '#contract/pharmacy/registers/registers.endpoints.ts';
import { Letterhead, usePharmacySettings } from '#web/clinics/index.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import './register-paper.css';
import { RegisterTable } from './register-table.tsx';
import { UnrecordedLines } from './unrecorded-lines.tsx';

type RegisterPaperProps = {
  register: Register;
  range: DayRange;
  list: EndpointReply<typeof listRegister>;
};

/** A register between two days on A4, with the clinic's licences and its pharmacist. */
export function RegisterPaper({ register, range, list }: RegisterPaperProps) {
  const { rows, total, unrecorded, unrecordedTotal } = list;
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
        <UnrecordedLines lines={unrecorded} total={unrecordedTotal} isPrinted />
        <p className="register-paper-signed">
          Registered pharmacist: {settings?.pharmacistName ?? '…'}
          {settings?.pharmacistRegistration && `, reg. no. ${settings.pharmacistRegistration}`}
        </p>
      </div>
    </PrintPage>
  );
}
