import { z } from 'zod';
import { CERTIFICATE_KINDS } from '#contract/certificates/certificate.ts';
import { readTabDrafts } from '#web/lib/session/tab-drafts.ts';
import { useKept } from '#web/lib/session/use-kept.ts';

const CertificateDraft = z.object({
  kind: z.enum(CERTIFICATE_KINDS),
  text: z.string(),
  identificationMark: z.string(),
});
export type CertificateDraft = z.output<typeof CertificateDraft>;

const isKept = (name: string): boolean => readTabDrafts(name).some(({ draft }) => Boolean(draft));
const nameOf = (patientId: string) => `certificate.${patientId}`;

/** Whether this device has a certificate of the patient that was not issued. */
export const hasKeptCertificate = (patientId: string): boolean => isKept(nameOf(patientId));

/** A patient's certificate while it is written, kept on this device until it is issued or closed. */
export const useKeptCertificate = (patientId: string) =>
  useKept(nameOf(patientId), CertificateDraft);

/** The name of the draft of a cancellation's reason. */
export const cancellationOf = (certificateId: string) => `certificate-cancel.${certificateId}`;

/** Whether this device has the reason of a cancellation that was not sent. */
export const hasKeptCancellation = (certificateId: string): boolean =>
  isKept(cancellationOf(certificateId));
