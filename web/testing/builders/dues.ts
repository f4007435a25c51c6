import type { Bill } from '#contract/billing/bill.ts';
import type { Due } from '#contract/dues/due.ts';
import { paise } from '#contract/kernel/numbers/money.ts';

/** The due of a bill, of a visit with token 48. */
export function aDue(bill: Bill, changes: Partial<Due> = {}): Due {
  const { name, token, phone, id } = bill.Patient;
  const { totalDue: total, totalPaid: paid, balance } = bill.calculated;
  return {
    ...{ bill_id: bill.id, number: bill.number, type: bill.type, since: bill.createdAt },
    ...{ total, paid, balance, patient: { id, name, token, phone } },
    ...{ subject: 'visit', day: '2026-11-21', token_no: 48, doctor: 'Dr Rao', is_running: false },
    ...changes,
  };
}

/** The reply with these dues. */
export const dueReply = (...dues: Due[]) => ({
  dues,
  totalCount: dues.length,
  total: paise(dues.reduce((sum, { balance }) => sum + balance, 0)),
  patients: dues.length,
});
