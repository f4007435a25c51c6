import type { Letterhead } from '#contract/clinics/letterhead.ts';
import type { getLogo } from '#contract/clinics/logo.endpoints.ts';
import { Instant } from '#contract/kernel/dates.ts';
import type { DownloadedFile } from '#contract/kernel/downloaded-file.ts';
import type { EndpointRequest, UploadedFile } from '#contract/kernel/endpoint.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { checkedLogo } from './checked-logo.ts';
import { readLetterhead } from './letterhead.store.ts';
import { findLogo, findPaperLogo, removeLogo, writeLogo } from './logo.store.ts';

/**
 * The clinic's logo, with the type that its bytes declared; of a version that the clinic had, that one.
 * Throws 404 without one.
 */
export async function readLogo(
  { tx }: ClinicScope,
  { query: { version } }: EndpointRequest<typeof getLogo>,
): Promise<DownloadedFile> {
  const { data: at } = Instant.safeParse(version);
  const kept = at && (await findPaperLogo(tx, new Date(at)));
  const logo = kept || (await findLogo(tx));
  if (!logo) throw notFound();
  const [, extension = ''] = logo.media_type.split('/');
  const { picture } = logo;
  return { name: `logo.${extension}`, type: logo.media_type, bytes: async () => picture };
}

/** Replaces the clinic's logo. Throws 415, 413 or 400 for a picture that papers cannot print. */
export async function changeLogo(
  scope: ClinicScope,
  { file }: { file: UploadedFile },
): Promise<Letterhead> {
  const { tx, actor, now } = scope;
  const { clinicId } = actor;
  const logo = checkedLogo(file);
  // Locked, so that of two admins the later one's picture stays whole.
  await readLetterhead(tx, clinicId, { lock: true });
  await writeLogo(tx, { clinicId, at: now, by: actor.id }, logo);
  const { type, width, height } = logo;
  const changes = { type, width, height, bytes: logo.bytes.length };
  await scope.audit('change-logo', { type: 'clinic', id: clinicId }, changes);
  scope.changed('settings', clinicId);
  return readLetterhead(tx, clinicId);
}

/** Removes the clinic's logo; without one nothing changes. */
export async function deleteLogo(scope: ClinicScope): Promise<Letterhead> {
  const { tx, actor } = scope;
  const { clinicId } = actor;
  await readLetterhead(tx, clinicId, { lock: true });
  if (await removeLogo(tx)) {
    await scope.audit('delete-logo', { type: 'clinic', id: clinicId });
    scope.changed('settings', clinicId);
  }
  return readLetterhead(tx, clinicId);
}
