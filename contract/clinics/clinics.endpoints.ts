import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { ClinicSettings, ClinicSettingsBody } from './clinic-settings.ts';

const SettingsReply = z.object({ settings: ClinicSettings });

export const getClinicSettings = endpoint({
  method: 'GET',
  path: '/api/clinics/settings',
  summary: 'The clinic’s settings',
  access: 'clinic.view-settings',
  topics: ['settings'],
  replies: { 200: SettingsReply },
});

/** An admin may change every field but the name, which is the owner’s, a doctor only the two texts. */
export const updateClinicSettings = endpoint({
  method: 'PUT',
  path: '/api/clinics/settings',
  summary: 'Change the clinic’s settings',
  access: 'clinic.edit-settings',
  body: ClinicSettingsBody,
  replies: { 200: SettingsReply },
});
