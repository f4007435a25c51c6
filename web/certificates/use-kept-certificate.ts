import { useState } from 'react';
import { z } from 'zod';
import {
  CERTIFICATE_KINDS,
  type Certificate,
  type CertificateKind,
} from '#contract/certificates/certificate.ts';
import { CERTIFICATE_TEMPLATES } from '#contract/certificates/certificate-text.rules.ts';
import type { Patient } from '#contract/patients/patient.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { readTabDrafts } from '#web/lib/session/tab-drafts.ts';
import { useKept } from '#web/lib/session/use-kept.ts';

const CertificateDraft = z.object({
  kind: z.enum(CERTIFICATE_KINDS),
  text: z.string(),
  identificationMark: z.string(),
});
type CertificateDraft = z.output<typeof CertificateDraft>;

const isKept = (name: string): boolean => readTabDrafts(name).some(({ draft }) => Boolean(draft));
const nameOf = (patientId: string) => `certificate.${patientId}`;

const againOf = (certificateId: string) => `certificate-again.${certificateId}`;

/** Whether this device has one that would replace this cancelled certificate. */
export const hasKeptAgain = ({ id, cancelled }: Certificate): boolean =>
  cancelled !== null && isKept(againOf(id));

/** Whether this device has a certificate of the patient that was not issued. */
export const hasKeptCertificate = (patientId: string): boolean => isKept(nameOf(patientId));

const draftOf = ({ kind, text, identificationMark }: Certificate): CertificateDraft => ({
  ...{ kind, text, identificationMark: identificationMark ?? '' },
});

/**
 * A patient's certificate while it is written, kept on this device until it is issued or closed. It
 * starts with the text of a cancelled one, or with a template.
 */
export function useKeptCertificate(
  { id, name }: Pick<Patient, 'id' | 'name'>,
  again: Certificate | null,
) {
  // Apart, so that neither takes the place of the other.
  const [kept, keep] = useKept(again ? againOf(again.id) : nameOf(id), CertificateDraft);
  const [isRestored] = useState(kept !== null);
  const proposed = (of: CertificateKind) => CERTIFICATE_TEMPLATES[of]({ name, day: clinicToday() });
  const first = { kind: 'sick', text: proposed('sick'), identificationMark: '' } as const;
  const draft = kept ?? (again ? draftOf(again) : first);
  const change = (part: Partial<CertificateDraft>): void => keep({ ...draft, ...part });
  const choose = (value: string): void => {
    const next = CERTIFICATE_KINDS.find((one) => one === value);
    if (!next) return;
    // A text that was written by hand stays.
    change({ kind: next, ...(draft.text === proposed(draft.kind) && { text: proposed(next) }) });
  };
  return { draft, change, choose, forget: () => keep(null), isRestored };
}

/** The name of the draft of a cancellation's reason. */
export const cancellationOf = (certificateId: string) => `certificate-cancel.${certificateId}`;

/** Whether this device has the reason of a cancellation that was not sent. */
export const hasKeptCancellation = (certificateId: string): boolean =>
  isKept(cancellationOf(certificateId));
