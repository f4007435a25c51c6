import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { CERTIFICATE_KIND_LABELS, type Certificate } from '#contract/certificates/certificate.ts';
import {
  exportCertificates,
  listCertificates,
} from '#contract/certificates/certificates.endpoints.ts';
import { CERTIFICATE_MESSAGES as M } from '#contract/certificates/certificates.messages.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { BookPaper, BookPart } from '#web/books/index.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { RangeForm, useRange } from '#web/money/index.ts';
import { ExportButton } from '#web/ui/export-button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ScrollAcross } from '#web/ui/layout/scroll-across.tsx';
import { usePrint } from '#web/ui/print/use-print.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { cancelledText } from './cancelled-text.ts';

const TITLE = 'Register of certificates';

/** The register of certificates of some days, with the cancelled ones. */
export function CertificateRegisterPage() {
  const { range, today, setRange } = useRange();
  const { paper, print } = usePrint<readonly Certificate[]>();
  return (
    <>
      <PageHeader
        title={TITLE}
        onBack={useStepBack(ADDRESSES.dashboard)}
        actions={<ExportButton endpoint={exportCertificates} input={{ query: range }} />}
      />
      <Stack gap="md">
        <RangeForm
          key={`${range.startDate} ${range.endDate}`}
          range={range}
          today={today}
          isFetching={false}
          onFetch={setRange}
        />
        <BookPart endpoint={listCertificates} input={{ query: range }}>
          {(certificates) =>
            certificates.length === 0 ? (
              <EmptyState title={M.noneOnDays} text={MESSAGES.otherDays} />
            ) : (
              <Stack gap="sm">
                <div>
                  <Button
                    variant="default"
                    leftSection={<Icon of={IconPrinter} />}
                    onClick={() => print(certificates)}
                  >
                    Print register
                  </Button>
                </div>
                <RegisterTable certificates={certificates} />
              </Stack>
            )
          }
        </BookPart>
        {paper && (
          <BookPaper title={TITLE} range={range}>
            <RegisterTable certificates={paper} />
          </BookPaper>
        )}
      </Stack>
    </>
  );
}

function RegisterTable({ certificates }: { certificates: readonly Certificate[] }) {
  return (
    <ScrollAcross>
      <table className="book-table" aria-label={TITLE}>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Date</th>
            <th scope="col">Patient</th>
            <th scope="col">Certificate</th>
            <th scope="col">Identification mark</th>
            <th scope="col">Doctor</th>
          </tr>
        </thead>
        <tbody>
          {certificates.map((certificate) => (
            <tr key={certificate.id}>
              <td>{certificate.number}</td>
              <td>{formatDay(certificate.day)}</td>
              <td>
                <Link
                  to={pathTo(ADDRESSES.patientCertificates, { patientId: certificate.patient_id })}
                >
                  {certificate.patientName}
                </Link>{' '}
                ({certificate.token}) {certificate.patientDetails}
              </td>
              <td>
                {CERTIFICATE_KIND_LABELS[certificate.kind]}: {certificate.text}
                {certificate.cancelled && <b> {cancelledText(certificate.cancelled)}</b>}
              </td>
              <td>{certificate.identificationMark ?? '–'}</td>
              <td>{certificate.doctor.name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollAcross>
  );
}
