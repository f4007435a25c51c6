import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { getMoneyByDoctor as endpoint } from '#contract/money/money.endpoints.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { doctorRows } from './by-doctor.store.ts';

/** Patients, receipts and dues per doctor; the sums equal those of the ledger, in paise. */
export async function moneyByDoctor(
  { tx, actor, now }: ClinicScope,
  { query }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { clinicId, timeZone } = actor;
  const rows = await doctorRows(tx, { clinicId, range: { ...query, timeZone } }, now);
  return {
    doctors: rows.map(({ doctor_id: doctorId, name, patients, received, due }) => ({
      ...{ doctorId, name, patients },
      received: paise(received),
      due: paise(due),
    })),
    received: paise(rows.reduce((sum, row) => sum + row.received, 0)),
    due: paise(rows.reduce((sum, row) => sum + row.due, 0)),
  };
}
