import { CLINIC_MESSAGES as M } from '#contract/clinics/clinics.messages.ts';
import type { updatePharmacySettings as endpoint } from '#contract/clinics/pharmacy-settings.endpoints.ts';
import { PharmacySettings } from '#contract/clinics/pharmacy-settings.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { HELD_SALE_MESSAGES } from '#contract/pharmacy/held-sale.messages.ts';
import { conflict, invalidField } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { readPharmacySettings, writePharmacySettings } from './pharmacy-settings.store.ts';

/**
 * Changes the sent settings. Throws 409 when the user read them before the last change, and 400 when
 * sales would be held without a licence number. Returns them unchanged when nothing differs.
 */
export async function updatePharmacySettings(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor, now } = scope;
  const before = await readPharmacySettings(tx, actor.clinicId, { lock: true });
  if (body.updatedAt !== before.updatedAt) throw conflict(M.pharmacySettingsChanged);
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(body).filter(([name, value]) => was.get(name) !== value);
  if (changed.length === 0) return before;
  const after = PharmacySettings.parse({ ...before, ...body, updatedAt: now.toISOString() });
  if (after.holdsScheduledSales && after.licences === null) {
    throw invalidField(
      body.licences === null ? 'licences' : 'holdsScheduledSales',
      HELD_SALE_MESSAGES.licenceFirst,
    );
  }
  await writePharmacySettings(tx, actor.clinicId, after);
  const changes = Object.fromEntries(
    changed.map(([name, value]) => [name, [was.get(name), value]]),
  );
  await scope.audit('update-pharmacy-settings', { type: 'clinic', id: actor.clinicId }, changes);
  scope.changed('settings', actor.clinicId);
  return after;
}
