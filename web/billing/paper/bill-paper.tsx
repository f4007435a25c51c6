import { nameWithNo } from '#contract/patients/patient-numbers.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import './bill-paper.css';
import { amountInWords } from '#contract/billing/amount-in-words.rules.ts';
import type { BillDetails } from '#contract/billing/bill.ts';
import { BILLING_MESSAGES } from '#contract/billing/billing.messages.ts';
import { upiReference } from '#contract/billing/upi.rules.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import type { DrugSale } from '#contract/pharmacy/drug-sale.ts';
import type { Prescriber } from '#contract/pharmacy/pharmacy-order.ts';
import { Letterhead, LetterheadFooter, usePharmacySettings } from '#web/clinics/index.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { TableHead } from '#web/ui/print/table-head.tsx';
import { taxesOf } from '../bill/bill-tax.ts';
import { paymentWay } from '../bill/payment-way.ts';
import { totalRows } from '../bill/total-rows.ts';
import { waiverText } from '../bill/waiver-text.ts';
import { UpiCode } from '../upi/upi-code.tsx';
import { PaperItemRow } from './paper-item-row.tsx';
import { PaperTaxes } from './paper-taxes.tsx';
import { SaleItems } from './sale-items.tsx';

/** A sheet of a laser printer, or a slip from an 80 mm roll. */
export type PaperSize = 'a5' | 'a4' | 'slip';

const TITLES = { pending: 'Bill', paid: 'Receipt', cancelled: 'Cancelled bill' } as const;
/** The legal titles of a bill that charges tax; with exempt items too, by rule 46A of the CGST Rules, 2017. */
const TAXED_TITLE = 'Tax Invoice';
const PART_TAXED_TITLE = 'Invoice-cum-Bill of Supply';

type BillPaperProps = {
  details: BillDetails;
  size: PaperSize;
  /** The sold drugs of a pharmacy bill, batch by batch. */
  sale?: DrugSale | undefined;
};

/** The bill printed for the patient. */
export function BillPaper({ details, size, sale }: BillPaperProps) {
  const { bill } = details;
  const taxes = taxesOf(details);
  const waiver = waiverText(bill);
  const taxed = taxes.some(({ basisPoints }) => basisPoints === 0) ? PART_TAXED_TITLE : TAXED_TITLE;
  const title = taxes.length > 0 ? taxed : TITLES[bill.status];
  const label = `${title} ${bill.number}`;
  const patient = nameWithNo(bill.Patient.name, bill.Patient.token);
  return (
    <PrintPage size={size} label={label} whose={`${label}, ${patient}`}>
      <div className="bill-paper">
        <Letterhead size={size} seller={details.seller} />
        <p className="paper-title">{title}</p>
        {details.payments.some(({ is_sandbox }) => is_sandbox) && (
          <p className="bill-paper-sandbox">{BILLING_MESSAGES.sandboxReceipt}</p>
        )}
        <dl className="paper-facts">
          <Fact label="Bill no." value={bill.number} />
          <Fact label="Date" value={showDateTime(bill.createdAt)} />
          <Fact label="Patient" value={patient} />
          {bill.visitToken && <Fact isLarge label="Token" value={String(bill.visitToken)} />}
          {bill.Patient.phone && <Fact label="Phone" value={bill.Patient.phone} />}
          {sale && <SaleFacts sale={sale} />}
          <StayFacts details={details} />
        </dl>
        {sale && <SaleItems bill={bill} sale={sale} size={size} />}
        <div className={sale && 'bill-paper-sides'}>
          <PaperItems details={details} isListed={!sale} />
          <PaperTaxes lines={taxes} />
          <PaperPayments details={details} />
        </div>
        <UpiOfBill details={details} />
        <div className={sale && 'bill-paper-ends'}>
          <div>
            <Licences details={details} />
            <p className="bill-paper-by">Prepared by {bill.created_by}</p>
          </div>
          <Pharmacist details={details} />
        </div>
        {bill.cancel_reason && <p>Cancelled: {bill.cancel_reason}</p>}
        {waiver && <p>{waiver}</p>}
        <LetterheadFooter size={size} seller={details.seller} />
      </div>
    </PrintPage>
  );
}

/** From when to when the patient stayed, on the bill of a stay. */
function StayFacts({ details: { bill } }: { details: BillDetails }) {
  const { admission_date: from, discharge_date: to } = bill.Patient;
  if (bill.type !== 'admission') return null;
  return (
    <>
      {from && <Fact label="Admitted" value={showDateTime(from)} />}
      {to && <Fact label="Discharged" value={showDateTime(to)} />}
    </>
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

const hasDrugs = ({ bill }: BillDetails) => bill.items.some(({ type }) => type === 'pharmacy');

/** The pharmacy's drug licence numbers, on a bill with drugs. */
function Licences({ details }: { details: BillDetails }) {
  const today = usePharmacySettings();
  const { licences } = details.seller ?? today ?? {};
  if (!licences || !hasDrugs(details)) return null;
  return <p>Drug licence no. {licences.replaceAll('\n', ', ')}</p>;
}

/** The pharmacist with room for the signature, on a bill with drugs. */
function Pharmacist({ details }: { details: BillDetails }) {
  const today = usePharmacySettings();
  const { seller } = details;
  const name = seller ? seller.pharmacist_name : today?.pharmacistName;
  const registration = seller ? seller.pharmacist_registration : today?.pharmacistRegistration;
  if (!name || !hasDrugs(details)) return null;
  return (
    <p className="bill-paper-pharmacist">
      Registered pharmacist: {name}
      {registration && `, reg. no. ${registration}`}
    </p>
  );
}

/** The further facts that the Drugs Rules, 1945, ask of a cash or credit memo (rule 65(3)(1)). */
function SaleFacts({ sale: { serial, prescriber, patientAddress, batches } }: { sale: DrugSale }) {
  const each = batches.flatMap((batch) => batch.prescriber ?? []).map(prescriberText);
  const by = [...new Set(each.length > 0 ? each : prescriber ? [prescriberText(prescriber)] : [])];
  return (
    <>
      <Fact label="Sale no." value={String(serial)} />
      {patientAddress && <Fact isWide label="Address" value={inLine(patientAddress)} />}
      {by.length > 0 && <Fact isWide label="Prescriber" value={inLine(by.join('; '))} />}
    </>
  );
}

const prescriberText = ({ name, registration, address }: Prescriber) =>
  [name, registration && `reg. no. ${registration}`, address].filter(Boolean).join(', ');

/** An address of several lines in one. */
const inLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ', ');

type FactProps = { label: string; value: string; isWide?: boolean; isLarge?: boolean };

function Fact({ label, value, isWide, isLarge }: FactProps) {
  return (
    <div className={isWide ? 'bill-paper-wide' : isLarge ? 'bill-paper-token' : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function PaperItems({ details, isListed }: { details: BillDetails; isListed: boolean }) {
  const { bill, calculated } = details;
  return (
    <>
      <table>
        {isListed && <ListedItems items={bill.items} />}
        <tbody>
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

function ListedItems({ items }: { items: BillDetails['bill']['items'] }) {
  return (
    <>
      <TableHead texts={['Item']} numbers={['Rate × Qty', 'Amount']} />
      <tbody>
        {items.map(({ id, name, price, quantity, total }) => (
          <PaperItemRow key={id} name={name} price={price} quantity={quantity} total={total} />
        ))}
      </tbody>
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
