import { nameWithNo } from '#contract/patients/patient-numbers.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import './bill-paper.css';
import { amountInWords } from '#contract/billing/amount-in-words.rules.ts';
import type { BillDetails } from '#contract/billing/bill.ts';
import { BILLING_MESSAGES } from '#contract/billing/billing.messages.ts';
import { upiReference } from '#contract/billing/upi.rules.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { Letterhead, LetterheadFooter, usePharmacySettings } from '#web/clinics/index.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { taxesOf } from '../bill/bill-tax.ts';
import { paymentWay } from '../bill/payment-way.ts';
import { totalRows } from '../bill/total-rows.ts';
import { waiverText } from '../bill/waiver-text.ts';
import { UpiCode } from '../upi/upi-code.tsx';
import { PaperTaxes } from './paper-taxes.tsx';

/** A5 on a laser printer, or a slip from an 80 mm roll. */
export type PaperSize = 'a5' | 'slip';

const TITLES = { pending: 'Bill', paid: 'Receipt', cancelled: 'Cancelled bill' } as const;
/** The legal title of a bill that charges tax. */
const TAXED_TITLE = 'Tax Invoice';

/** The bill printed for the patient. */
export function BillPaper({ details, size }: { details: BillDetails; size: PaperSize }) {
  const { bill } = details;
  const taxes = taxesOf(details);
  const waiver = waiverText(bill);
  const title = taxes.length > 0 ? TAXED_TITLE : TITLES[bill.status];
  return (
    <PrintPage size={size} label={`${title} ${bill.number}`}>
      <div className="bill-paper">
        <Letterhead size={size} />
        <p className="paper-title">{title}</p>
        {details.payments.some(({ is_sandbox }) => is_sandbox) && (
          <p className="bill-paper-sandbox">{BILLING_MESSAGES.sandboxReceipt}</p>
        )}
        <dl className="paper-facts">
          <Fact label="Bill no." value={bill.number} />
          <Fact label="Date" value={showDateTime(bill.createdAt)} />
          <Fact label="Patient" value={nameWithNo(bill.Patient.name, bill.Patient.token)} />
          {bill.visitToken && <Fact label="Token" value={String(bill.visitToken)} />}
          {bill.Patient.phone && <Fact label="Phone" value={bill.Patient.phone} />}
        </dl>
        <PaperItems details={details} />
        <PaperTaxes lines={taxes} />
        <PaperPayments details={details} />
        <UpiOfBill details={details} />
        <Licences details={details} />
        {bill.cancel_reason && <p>Cancelled: {bill.cancel_reason}</p>}
        {waiver && <p>{waiver}</p>}
        <p className="bill-paper-by">Prepared by {bill.created_by}</p>
        <LetterheadFooter size={size} />
      </div>
    </PrintPage>
  );
}

/** The QR code of the balance, while there is one. */
function UpiOfBill({ details: { bill, payments, calculated } }: { details: BillDetails }) {
  if (bill.status !== 'pending') return null;
  return (
    <UpiCode
      amount={calculated.balance}
      note={`Bill ${bill.number}`}
      reference={upiReference(bill.number, payments.length)}
    />
  );
}

/** The pharmacy's drug licence numbers, on a bill with drugs. */
function Licences({ details: { bill } }: { details: BillDetails }) {
  const licences = usePharmacySettings()?.licences;
  if (!licences || !bill.items.some(({ type }) => type === 'pharmacy')) return null;
  return <p className="bill-paper-licences">Drug licence no. {licences}</p>;
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function PaperItems({ details }: { details: BillDetails }) {
  const { bill, calculated } = details;
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" className="ui-numeric">
              Rate × Qty
            </th>
            <th scope="col" className="ui-numeric">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {bill.items.map(({ id, name, price, quantity, total }) => (
            <tr key={id}>
              <td>{name}</td>
              <td className="ui-numeric">
                {formatMoney(price)} × {quantity}
              </td>
              <td className="ui-numeric">{formatMoney(total)}</td>
            </tr>
          ))}
          {totalRows(details).map(([label, amount]) => (
            <tr key={label} className="bill-paper-sum">
              <th scope="row" colSpan={2} className="ui-numeric">
                {label}
              </th>
              <td className="ui-numeric">{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{amountInWords(calculated.totalDue)}</p>
    </>
  );
}

function PaperPayments({ details: { payments } }: { details: BillDetails }) {
  if (payments.length === 0) return null;
  return (
    <section data-keep>
      <p className="bill-paper-sub">Payments</p>
      <table>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id}>
              <td>{showDateTime(payment.payment_date)}</td>
              <td className="bill-paper-mode">{paymentWay(payment)}</td>
              <td className="ui-numeric">{formatMoney(payment.amount_paid)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
