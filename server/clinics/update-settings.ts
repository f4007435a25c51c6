import type { ClinicSettings } from '#contract/clinics/clinic-settings.ts';
import type { updateClinicSettings as endpoint } from '#contract/clinics/clinics.endpoints.ts';
import { CLINIC_MESSAGES as M } from '#contract/clinics/clinics.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { forbidden } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { readSettings, writeSettings } from './clinic-settings.store.ts';

const CHARGES = ['admissionCharge', 'perDayCharge', 'otherCharges'] as const;

function changedKeys(before: ClinicSettings, after: ClinicSettings): string[] {
  const previous = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([key, value]) => previous.get(key) !== value)
    .map(([key]) => key);
}

/**
 * Changes any subset of the settings. A doctor who sends a changed charge is refused (403). Each
 * text's time moves only when the text changes.
 */
export async function updateSettings(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor } = scope;
  const before = await readSettings(tx, actor.clinicId, { lock: true });
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const after: ClinicSettings = { ...before, ...given };
  if (actor.role !== 'admin' && CHARGES.some((charge) => after[charge] !== before[charge])) {
    throw forbidden(M.chargesAdminOnly);
  }
  const now = scope.now.toISOString();
  if (after.aiMemory !== before.aiMemory) after.aiMemoryUpdatedAt = now;
  if (after.clinicWideSystemPrompt !== before.clinicWideSystemPrompt) {
    after.clinicWideSystemPromptUpdatedAt = now;
  }
  const changed = changedKeys(before, after);
  if (changed.length > 0) {
    await writeSettings(tx, actor.clinicId, after);
    await scope.audit('update-settings', { type: 'clinic', id: actor.clinicId }, { changed });
    scope.changed('settings', actor.clinicId);
  }
  return { settings: after };
}
