import type { Bill, BillCalculated } from '#contract/billing/bill.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { BillSection, type Fact, Facts } from './bill-section.tsx';
import { StayBillBadge } from './stay-bill-badge.tsx';

/** The patient and the status of the bill. */
export function BillFacts({ bill }: { bill: Bill }) {
  const { name, token, admission_date, discharge_date } = bill.Patient;
  const facts: Fact[] = [
    { name: 'Patient', value: name },
    { name: 'Patient ID', value: token },
  ];
  if (admission_date) {
    facts.push({ name: 'Admission Date', value: showDateTime(admission_date) });
  }
  if (discharge_date) {
    facts.push({ name: 'Discharge Date', value: showDateTime(discharge_date) });
  }
  facts.push({ name: 'Status', value: <StayBillBadge status={bill.status} /> });
  return (
    <BillSection title="Admission">
      <Facts facts={facts} />
    </BillSection>
  );
}

/** The stay's cost as of now. */
export function BillSums({ calculated }: { calculated: BillCalculated }) {
  const { initialCharges, perDayCharge, daysStayed, totalDue, totalPaid, balance, deposit } =
    calculated;
  const facts: Fact[] = [];
  if (initialCharges !== undefined) {
    facts.push({ name: 'Initial Charges', value: formatMoney(initialCharges) });
  }
  if (daysStayed !== undefined) {
    const rate = perDayCharge === undefined ? '' : ` × ${formatMoney(perDayCharge)}`;
    facts.push({ name: 'Days Stayed', value: `${daysStayed}${rate}` });
  }
  facts.push(
    { name: 'Total Due', value: formatMoney(totalDue) },
    { name: 'Total Paid', value: formatMoney(totalPaid) },
    { name: 'Balance Due', value: formatMoney(balance), isTotal: true },
  );
  if (deposit) facts.push({ name: 'Deposit Left', value: formatMoney(deposit) });
  return (
    <BillSection title="Billing Summary">
      <Facts facts={facts} />
    </BillSection>
  );
}
