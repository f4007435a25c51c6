import { endpoint } from '../kernel/endpoint.ts';
import { ConfirmKeyBody, InstallationHealth } from './health.ts';

export const getClinicHealth = endpoint({
  method: 'GET',
  path: '/api/owner/health',
  summary: 'How backups and clock of the installation are, for the clinic’s owner',
  access: 'backup.check-health',
  owner: true,
  replies: { 200: InstallationHealth },
});

export const getInstallationHealth = endpoint({
  method: 'GET',
  path: '/api/installation/health',
  summary: 'How backups and clock of the installation are, for a superadmin',
  access: 'installation.check-backups',
  replies: { 200: InstallationHealth },
});

/**
 * For the owner of the only clinic (409 if there are several). Returns 409 for a key that is not
 * the current one.
 */
export const confirmBackupKey = endpoint({
  method: 'POST',
  path: '/api/owner/health/key',
  summary: 'Say that the key of the backups is on paper, as the owner of the only clinic',
  access: 'backup.check-health',
  owner: true,
  body: ConfirmKeyBody,
  replies: { 200: InstallationHealth },
});

export const confirmInstallationKey = endpoint({
  method: 'POST',
  path: '/api/installation/health/key',
  summary: 'Say that the key of the backups is on paper, as a superadmin',
  access: 'installation.check-backups',
  body: ConfirmKeyBody,
  replies: { 200: InstallationHealth },
});
