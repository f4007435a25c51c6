import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import {
  getLetterhead,
  updateLetterhead as updateLetterheadEndpoint,
} from '#contract/clinics/letterhead.endpoints.ts';
import {
  deleteLogo as deleteLogoEndpoint,
  getLogo,
  putLogo,
} from '#contract/clinics/logo.endpoints.ts';
import {
  getPharmacySettings,
  updatePharmacySettings as updatePharmacySettingsEndpoint,
} from '#contract/clinics/pharmacy-settings.endpoints.ts';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import { changeLogo, deleteLogo, readLogo } from './change-logo.ts';
import { readSettings } from './clinic-settings.store.ts';
import { readLetterhead } from './letterhead.store.ts';
import { readPharmacySettings } from './pharmacy-settings.store.ts';
import { hasProPlan } from './pro-plan.store.ts';
import { updateLetterhead } from './update-letterhead.ts';
import { updatePharmacySettings } from './update-pharmacy-settings.ts';
import { updateSettings } from './update-settings.ts';

export const clinicRoutes: readonly BoundRoute[] = [
  route(getClinicSettings, async ({ tx, actor }) => ({
    settings: await readSettings(tx, actor.clinicId),
  })),
  route(updateClinicSettings, updateSettings),
  route(getLetterhead, ({ tx, actor }) => readLetterhead(tx, actor.clinicId)),
  route(updateLetterheadEndpoint, updateLetterhead),
  route(getLogo, readLogo),
  route(putLogo, changeLogo),
  route(deleteLogoEndpoint, deleteLogo),
  route(getPharmacySettings, ({ tx, actor }) => readPharmacySettings(tx, actor.clinicId)),
  route(updatePharmacySettingsEndpoint, updatePharmacySettings),
  route(getSubscriptionStatus, async ({ tx, now }) => ({ hasProPlan: await hasProPlan(tx, now) })),
];
