import type { ClinicSettings, ClinicSettingsBody } from '#contract/clinics/clinic-settings.ts';
import type { updateClinicSettings as endpoint } from '#contract/clinics/clinics.endpoints.ts';
import { CLINIC_MESSAGES as M } from '#contract/clinics/clinics.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import { conflict, forbidden } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { readOwner, readSettings, writeSettings } from './clinic-settings.store.ts';

const CHARGES = ['admissionCharge', 'perDayCharge', 'otherCharges'] as const;
/** The settings that only an admin changes. */
const RULES = [
  { rules: ['askBeforeApplying'], message: M.askingAdminOnly },
  { rules: ['sharedComputers', 'lockAfterMinutes'], message: M.sharingAdminOnly },
  { rules: ['locksNotes', 'noteLockHours'], message: M.notesAdminOnly },
  { rules: ['callOrder'], message: M.callOrderAdminOnly },
  { rules: ['unpaidGoods'], message: M.unpaidGoodsAdminOnly },
  {
    rules: ['discountLimitPercentage', 'discountLimitAmount', 'discountsAboveLimit'],
    message: M.discountsAdminOnly,
  },
] as const;
const TEXTS = [
  ['aiMemory', 'aiMemoryUpdatedAt'],
  ['clinicWideSystemPrompt', 'clinicWideSystemPromptUpdatedAt'],
] as const;

function changedKeys(before: ClinicSettings, after: ClinicSettings): string[] {
  const previous = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([key, value]) => previous.get(key) !== value)
    .map(([key]) => key);
}

/** Throws 409 rather than overwrite another user's newer text. */
function refuseOldTexts(body: ClinicSettingsBody, before: ClinicSettings): void {
  for (const [text, time] of TEXTS) {
    const isChanged = body[text] !== undefined && body[text] !== before[text];
    if (isChanged && body[time] !== undefined && body[time] !== before[time]) {
      throw conflict(M.textChanged);
    }
  }
}

/**
 * Changes any subset of the settings. Throws 403 when a doctor changes a charge or a switch, or
 * another than the owner the name, and 409 when a text has changed since the user read it. A text's time changes only with the text.
 */
export async function updateSettings(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor } = scope;
  const before = await readSettings(tx, actor.clinicId, { lock: true });
  const after: ClinicSettings = { ...before, name: body.name ?? before.name };
  const isRenamed = after.name !== before.name;
  if (isRenamed && (await readOwner(tx, actor.clinicId)) !== actor.id) {
    throw forbidden(M.nameOwnerOnly);
  }
  for (const charge of CHARGES) after[charge] = body[charge] ?? before[charge];
  const isCharged = CHARGES.some((charge) => after[charge] !== before[charge]);
  if (isCharged && !may(actor.role, 'clinic.edit-charges')) throw forbidden(M.chargesAdminOnly);
  after.askBeforeApplying = body.askBeforeApplying ?? before.askBeforeApplying;
  after.sharedComputers = body.sharedComputers ?? before.sharedComputers;
  after.lockAfterMinutes = body.lockAfterMinutes ?? before.lockAfterMinutes;
  after.locksNotes = body.locksNotes ?? before.locksNotes;
  after.noteLockHours = body.noteLockHours ?? before.noteLockHours;
  after.callOrder = body.callOrder ?? before.callOrder;
  after.unpaidGoods = body.unpaidGoods ?? before.unpaidGoods;
  after.discountsAboveLimit = body.discountsAboveLimit ?? before.discountsAboveLimit;
  const { discountLimitPercentage, discountLimitAmount } = body;
  if (discountLimitPercentage !== undefined) {
    after.discountLimitPercentage = discountLimitPercentage;
  }
  if (discountLimitAmount !== undefined) after.discountLimitAmount = discountLimitAmount;
  for (const { rules, message } of RULES) {
    const isChanged = rules.some((rule) => after[rule] !== before[rule]);
    if (isChanged && !may(actor.role, 'clinic.edit-rules')) throw forbidden(message);
  }
  refuseOldTexts(body, before);
  for (const [text, time] of TEXTS) {
    after[text] = body[text] ?? before[text];
    if (after[text] !== before[text]) after[time] = scope.now.toISOString();
  }
  const changed = changedKeys(before, after);
  if (changed.length > 0) {
    await writeSettings(tx, actor.clinicId, after);
    await scope.audit(
      'update-settings',
      { type: 'clinic', id: actor.clinicId },
      {
        changed,
        ...(isRenamed && { name: { from: before.name, to: after.name } }),
      },
    );
    scope.changed('settings', actor.clinicId);
    if (after.callOrder !== before.callOrder) scope.changed('queue', actor.clinicId);
  }
  return { settings: after };
}
