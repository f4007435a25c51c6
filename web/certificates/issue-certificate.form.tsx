import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  CERTIFICATE_KIND_LABELS,
  CERTIFICATE_KINDS,
  type Certificate,
  IssueCertificateBody,
} from '#contract/certificates/certificate.ts';
import {
  issueCertificate,
  listCertificates,
  listPatientCertificates,
} from '#contract/certificates/certificates.endpoints.ts';
import {
  IDENTIFICATION_MARK,
  issueFailed,
  CERTIFICATE_MESSAGES as M,
} from '#contract/certificates/certificates.messages.ts';
import type { Patient } from '#contract/patients/patient.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useKeptCertificate } from './use-kept-certificate.ts';

const OPTIONS = CERTIFICATE_KINDS.map((value) => ({
  value,
  label: CERTIFICATE_KIND_LABELS[value],
}));

type IssueCertificateFormProps = {
  patient: Patient;
  /** The cancelled certificate that this one replaces. */
  again: Certificate | null;
  onClose: () => void;
  onIssued: (certificate: Certificate) => void;
};

/** A certificate from its template; the parts in brackets are filled in or removed. */
export function IssueCertificateForm(props: IssueCertificateFormProps) {
  const { patient, again, onClose, onIssued } = props;
  const { draft, change, choose, forget, isRestored } = useKeptCertificate(patient, again);
  const { kind, text, identificationMark } = draft;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync } = useApiMutation(issueCertificate, {
    invalidates: [listPatientCertificates, listCertificates],
  });
  const { run, pending } = useSingleFlight(async () => {
    const body = { kind, identificationMark, text };
    const { error } = IssueCertificateBody.safeParse(body);
    setErrors(error ? fieldErrorsOf(error) : {});
    setFailure(null);
    if (error) return;
    try {
      const certificate = await mutateAsync({ params: { id: patient.id }, body });
      forget();
      toast.success(M.issued);
      onIssued(certificate);
    } catch (refused) {
      setFailure(issueFailed(messageOf(refused)));
    }
  });
  return (
    <form
      noValidate
      aria-label="New certificate"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void run();
      }}
    >
      <Stack gap="sm" maw={760}>
        {isRestored && <AlertBanner tone="warning">{M.restored}</AlertBanner>}
        <FormMessage error={failure} />
        <NativeSelect
          label="Kind"
          data={OPTIONS}
          value={kind}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <Textarea
          label="Certificate"
          autoFocus
          rows={7}
          maxLength={4_000}
          value={text}
          error={errors.text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <TextInput
          label={IDENTIFICATION_MARK}
          description="Such as a mole or a scar; on the certificate and in the register"
          autoComplete="off"
          maxLength={200}
          value={identificationMark}
          error={errors.identificationMark}
          onChange={({ currentTarget }) => change({ identificationMark: currentTarget.value })}
        />
        <Group gap="xs">
          <SubmitButton pending={pending}>Issue and print</SubmitButton>
          <Button
            variant="default"
            onClick={() => {
              forget();
              onClose();
            }}
          >
            Close
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
