import { formatDay } from '../kernel/dates.ts';
import type { CertificateKind } from './certificate.ts';

type Facts = { readonly name: string; readonly day: string };

/** The proposed text of a certificate, with the parts to fill in in brackets. */
export const CERTIFICATE_TEMPLATES = {
  sick: ({ name, day }: Facts) =>
    `This is to certify that I examined ${name} on ${formatDay(day)}. In my opinion the patient is suffering from [diagnosis] and needs rest from [first day] to [last day].`,
  fit: ({ name, day }: Facts) =>
    `This is to certify that I examined ${name} on ${formatDay(day)}. In my opinion the patient has recovered from [diagnosis] and is fit for [duties] from [day].`,
  referral: ({ name, day }: Facts) =>
    `To [doctor or hospital]\n\nI examined ${name} on ${formatDay(day)} and refer the patient to you for [reason].\n\nFindings: [findings]\nTreatment so far: [treatment]`,
} as const satisfies Record<CertificateKind, (facts: Facts) => string>;

/** Whether a text still has a part in brackets. */
export function hasBlanks(text: string): boolean {
  return /\[[^\]]*\]/.test(text);
}
