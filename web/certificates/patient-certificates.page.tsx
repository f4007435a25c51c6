import { Button, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Certificate } from '#contract/certificates/certificate.ts';
import {
  issueCertificate,
  listPatientCertificates,
} from '#contract/certificates/certificates.endpoints.ts';
import { CERTIFICATE_MESSAGES as M } from '#contract/certificates/certificates.messages.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PatientSummary } from '#web/patients/index.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { usePrint } from '#web/ui/print/use-print.ts';
import { CertificateCard } from './certificate-card.tsx';
import { CertificatePaper } from './certificate-paper.tsx';
import { IssueCertificateForm } from './issue-certificate.form.tsx';
import { hasKeptAgain, hasKeptCertificate } from './use-kept-certificate.ts';

/** The form for one more, with the cancelled certificate that it replaces, if any. */
type OpenForm = { readonly again: Certificate | null };

function keptForm(patientId: string, list: readonly Certificate[]): OpenForm | null {
  if (hasKeptCertificate(patientId)) return { again: null };
  const again = list.find(hasKeptAgain);
  return again ? { again } : null;
}

/** A patient's certificates, and the form for one more. */
export function PatientCertificatesPage() {
  const { patientId = '' } = useParams();
  const { role } = useCurrentUser();
  const mayIssue = mayCall(issueCertificate, role);
  const input = { params: { id: patientId } };
  const patient = useApi(getPatient, input, { live: true });
  const list = useApi(listPatientCertificates, input, { live: true });
  const [form, setForm] = useState<OpenForm | null>();
  // One that was not issued opens with the list, and none by itself later.
  if (list.data && form === undefined) setForm(mayIssue ? keptForm(patientId, list.data) : null);
  const isOpen = Boolean(form);
  const { paper, print } = usePrint<Certificate>();
  const failed = [patient, list].find(({ data, error }) => !data && error);
  const add = mayIssue && !isOpen && (
    <Button onClick={() => setForm({ again: null })}>New certificate</Button>
  );
  return (
    <>
      <PageHeader
        title="Certificates"
        onBack={useStepBack(ADDRESSES.dashboard)}
        actions={patient.data && add}
      />
      {failed && (
        <ErrorState
          message={M.loadFailed}
          onRetry={() => void Promise.all([patient.refetch(), list.refetch()])}
        />
      )}
      {!failed && !(patient.data && list.data) && (
        <Skeleton height={320} role="status" aria-label="Loading" />
      )}
      {patient.data && list.data && (
        <Stack gap="sm">
          <PatientSummary patient={patient.data} />
          {form && (
            <IssueCertificateForm
              patient={patient.data}
              again={form.again}
              onClose={() => setForm(null)}
              onIssued={(certificate) => {
                setForm(null);
                print(certificate);
              }}
            />
          )}
          {list.data.length === 0 && !isOpen && (
            <EmptyState
              title={M.none}
              text={mayIssue ? 'Issue the first one above.' : 'A doctor issues certificates.'}
            />
          )}
          {list.data.map((certificate) => (
            <CertificateCard
              key={certificate.id}
              certificate={certificate}
              onPrint={() => print(certificate)}
              onAgain={mayIssue && !isOpen ? () => setForm({ again: certificate }) : undefined}
            />
          ))}
          {paper && (
            // As it is now: it may have been cancelled since it was printed.
            <CertificatePaper certificate={list.data.find(({ id }) => id === paper.id) ?? paper} />
          )}
        </Stack>
      )}
    </>
  );
}
