import {
  getClinicSettings,
  getSubscriptionStatus,
  updateClinicSettings,
} from '#contract/clinics/clinics.endpoints.ts';
import { type BoundRoute, route } from '../platform/http/route.ts';
import { readSettings } from './clinic-settings.store.ts';
import { hasProPlan } from './pro-plan.store.ts';
import { updateSettings } from './update-settings.ts';

export const clinicRoutes: readonly BoundRoute[] = [
  route(getClinicSettings, async ({ tx, actor }) => ({
    settings: await readSettings(tx, actor.clinicId),
  })),
  route(updateClinicSettings, updateSettings),
  route(getSubscriptionStatus, async ({ tx, now }) => ({ hasProPlan: await hasProPlan(tx, now) })),
];
