import { endpoint } from '../kernel/endpoint.ts';
import { PharmacySettings, PharmacySettingsBody } from './pharmacy-settings.ts';

/** Read by all roles: reception prints bills of drugs too. */
export const getPharmacySettings = endpoint({
  method: 'GET',
  path: '/api/clinics/pharmacy-settings',
  summary: 'The settings of the clinic’s pharmacy',
  access: 'clinic.view-settings',
  topics: ['settings'],
  replies: { 200: PharmacySettings },
});

export const updatePharmacySettings = endpoint({
  method: 'PATCH',
  path: '/api/clinics/pharmacy-settings',
  summary: 'Change the settings of the clinic’s pharmacy',
  access: 'clinic.edit-pharmacy',
  body: PharmacySettingsBody,
  replies: { 200: PharmacySettings },
});
