import type { Certificate } from '#contract/certificates/certificate.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';

/** `Cancelled 21 Nov 2026, 10:05 am by Dr Rao: Wrong dates` */
export function cancelledText({ at, by, reason }: NonNullable<Certificate['cancelled']>): string {
  return `Cancelled ${showDateTime(at)} by ${by}: ${reason}`;
}
