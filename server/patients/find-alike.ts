import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { findAlike as endpoint } from '#contract/patients/alike.endpoints.ts';
import { birthsLike, isLikeName, nameKey, wholePhone } from '#contract/patients/alike.rules.ts';
import { phoneDigits } from '#contract/patients/phone.rules.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { idsOfName, idsOfPhone } from './alike.store.ts';
import { presentPatient } from './patient.present.ts';
import { findPatientRows, type ListedPatientRow } from './patient.store.ts';

const byLastSeen = (a: ListedPatientRow, b: ListedPatientRow): number =>
  (b.last_seen_on ?? '').localeCompare(a.last_seen_on ?? '') || b.token - a.token;

/** Returns the family of a phone, and the patients whom a registration may repeat. */
export async function findAlike(
  scope: ClinicScope,
  { query: { name, phone, age } }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, today } = scope;
  const digits = wholePhone(phone);
  const words = nameKey(name);
  const births = birthsLike(age, today);
  const ofPhone = digits === null ? [] : await idsOfPhone(tx, digits);
  const ofName = words && births ? await idsOfName(tx, { words, ...births }) : [];
  const rows = await findPatientRows(tx, [...new Set([...ofPhone, ...ofName])]);
  const found = rows.sort(byLastSeen).map((row) => {
    const samePhone = digits !== null && phoneDigits(row.phone ?? '') === digits;
    const likely = ofName.includes(row.id) || (samePhone && isLikeName(name, row.name));
    return { patient: presentPatient(row, scope), same_phone: samePhone, likely };
  });
  return { found: [...found.filter((one) => one.likely), ...found.filter((one) => !one.likely)] };
}
