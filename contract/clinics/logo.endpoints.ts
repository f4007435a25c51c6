import { z } from 'zod';
import { DownloadedFile } from '../kernel/downloaded-file.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { CLINIC_MESSAGES as M } from './clinics.messages.ts';
import { Letterhead } from './letterhead.ts';

/** The largest file of a logo. */
export const LOGO_MAX_BYTES = 512_000;
/** The most pixels of a side. */
export const LOGO_MAX_PIXELS = 4_000;

/** The picture itself, with its own media type; 404 without one. */
export const getLogo = endpoint({
  method: 'GET',
  path: '/api/clinics/logo',
  summary: 'The clinic’s logo',
  access: 'clinic.view-settings',
  reads: 'no-patient',
  query: z.object({
    /** The letterhead’s `logo.version`, or the `logo` of a paper’s day; unknown ones give today’s. */
    version: z.string({ error: M.invalidLogoVersion }).max(40).optional(),
  }),
  topics: ['settings'],
  download: 'image/png',
  replies: { 200: DownloadedFile },
});

/** PNG or JPEG. Replaces the present one. */
export const putLogo = endpoint({
  method: 'PUT',
  path: '/api/clinics/logo',
  summary: 'Change the clinic’s logo',
  access: 'clinic.edit-letterhead',
  file: {
    field: 'logo',
    maxBytes: LOGO_MAX_BYTES,
    tooLarge: M.logoTooLarge,
    missing: M.logoMissing,
  },
  replies: { 200: Letterhead },
});

export const deleteLogo = endpoint({
  method: 'DELETE',
  path: '/api/clinics/logo',
  summary: 'Remove the clinic’s logo',
  access: 'clinic.edit-letterhead',
  replies: { 200: Letterhead },
});
