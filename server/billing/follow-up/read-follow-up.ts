import type { getFollowUp as endpoint } from '#contract/billing/follow-up.endpoints.ts';
import { followUpOn } from '#contract/billing/follow-up.rules.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { findPatientRow } from '../../patients/index.ts';
import { notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { readFollowUpWindow } from '../../staff/index.ts';
import { consultationsAt } from './follow-up.store.ts';

/** The follow-up that the doctor's window grants today; null without a window or outside it. */
export async function readFollowUp(
  { tx, today }: ClinicScope,
  { params, query }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  if (!(await findPatientRow(tx, params.id))) throw notFound();
  const window = await readFollowUpWindow(tx, query.doctorId);
  if (!window) return { followUp: null };
  const asked = { patientId: params.id, doctorId: query.doctorId };
  return { followUp: followUpOn(today, { window, earlier: await consultationsAt(tx, asked) }) };
}
