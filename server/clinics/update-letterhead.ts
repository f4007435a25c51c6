import { CLINIC_MESSAGES as M } from '#contract/clinics/clinics.messages.ts';
import type { updateLetterhead as endpoint } from '#contract/clinics/letterhead.endpoints.ts';
import type { Letterhead } from '#contract/clinics/letterhead.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { conflict } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { readLetterhead, writeLetterhead } from './letterhead.store.ts';

/** The changed fields with old and new value: `name`, `taxRates.lab`, … */
function changesOf(before: Letterhead, after: Letterhead): Record<string, [unknown, unknown]> {
  const flat = ({ taxRates, logo: _logo, updatedAt: _moment, ...texts }: Letterhead) =>
    new Map<string, unknown>([
      ...Object.entries(texts),
      ...Object.entries(taxRates).map(([type, rate]) => [`taxRates.${type}`, rate] as const),
    ]);
  const was = flat(before);
  const entries = [...flat(after)].filter(([name, value]) => was.get(name) !== value);
  return Object.fromEntries(entries.map(([name, value]) => [name, [was.get(name), value]]));
}

/**
 * Changes the letterhead and the taxes, which apply to later bills. Throws 409 when the user read
 * it before the last change.
 */
export async function updateLetterhead(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor, now } = scope;
  const before = await readLetterhead(tx, actor.clinicId, { lock: true });
  if (body.updatedAt !== before.updatedAt) throw conflict(M.letterheadChanged);
  // The UPI fields may be absent, which keeps them.
  const { upiId = before.upiId, upiName = before.upiName } = body;
  const after = { ...before, ...body, upiId, upiName, updatedAt: now.toISOString() };
  const changes = changesOf(before, after);
  if (Object.keys(changes).length === 0) return before;
  await writeLetterhead(tx, actor.clinicId, after);
  await scope.audit('update-letterhead', { type: 'clinic', id: actor.clinicId }, changes);
  scope.changed('settings', actor.clinicId);
  return after;
}
