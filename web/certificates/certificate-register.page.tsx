import { Button, Stack } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { CERTIFICATE_KIND_LABELS, type Certificate } from '#contract/certificates/certificate.ts';
import {
  exportCertificates,
  listCertificates,
} from '#contract/certificates/certificates.endpoints.ts';
import {
  IDENTIFICATION_MARK,
  CERTIFICATE_MESSAGES as M,
} from '#contract/certificates/certificates.messages.ts';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import { BookDay, BookPaper, BookPart, BookTable } from '#web/books/index.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { RangeForm, useRange } from '#web/money/index.ts';
import { ExportButton } from '#web/ui/export-button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
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
              <EmptyState title={M.noneOnDays} text={COMMON_MESSAGES.otherDays} />
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
    <BookTable
      title={TITLE}
      texts={['No.', 'Date', 'Patient', 'Certificate', IDENTIFICATION_MARK, 'Doctor']}
      numbers={[]}
      lead={2}
      lines={certificates.map((certificate) => ({
        id: certificate.id,
        cells: [
          certificate.number,
          <BookDay key="day" day={certificate.day} />,
          <Fragment key="patient">
            <Link to={pathTo(ADDRESSES.patientCertificates, { patientId: certificate.patient_id })}>
              {certificate.patientName}
            </Link>{' '}
            ({certificate.token}) {certificate.patientDetails}
          </Fragment>,
          <Fragment key="certificate">
            {CERTIFICATE_KIND_LABELS[certificate.kind]}: {certificate.text}
            {certificate.cancelled && <b> {cancelledText(certificate.cancelled)}</b>}
          </Fragment>,
          certificate.identificationMark ?? '–',
          certificate.doctor.name,
        ],
      }))}
    />
  );
}
