import { CERTIFICATE_KIND_LABELS, type Certificate } from '#contract/certificates/certificate.ts';
import { IDENTIFICATION_MARK } from '#contract/certificates/certificates.messages.ts';
import { formatDateTime, formatDay } from '#contract/kernel/dates.ts';
import { type Entry, facts, type Section, textBlock } from './copy.document.ts';

export function certificatesOf(certificates: readonly Certificate[], zone: string): Section {
  const entries = certificates.map(
    (one): Entry => ({
      heading: `${CERTIFICATE_KIND_LABELS[one.kind]} ${one.number}, ${formatDay(one.day)}`,
      blocks: [
        facts(
          ['Doctor', one.doctor.name],
          ['Name', one.patientName],
          ['Details', one.patientDetails],
          [IDENTIFICATION_MARK, one.identificationMark],
          [
            'Cancelled',
            one.cancelled && `${formatDateTime(one.cancelled.at, zone)}: ${one.cancelled.reason}`,
          ],
        ),
        ...textBlock('Text', one.text),
      ],
    }),
  );
  return { title: 'Certificates', entries };
}
