import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Certificate } from '#contract/certificates/certificate.ts';
import {
  cancelCertificate,
  listCertificates,
  listPatientCertificates,
} from '#contract/certificates/certificates.endpoints.ts';
import {
  cancelCertificateFailed,
  CERTIFICATE_MESSAGES as M,
} from '#contract/certificates/certificates.messages.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useKeptText } from '#web/lib/session/use-kept-text.ts';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { cancellationOf } from './use-kept-certificate.ts';

type CancelCertificateFormProps = { certificate: Certificate; onClose: () => void };

/** The reason of a cancellation, which the register keeps. */
export function CancelCertificateForm({ certificate, onClose }: CancelCertificateFormProps) {
  const [reason, setReason] = useKeptText(cancellationOf(certificate.id));
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync } = useApiMutation(cancelCertificate, {
    invalidates: [listPatientCertificates, listCertificates],
  });
  const { run, pending } = useSingleFlight(async () => {
    if (reason.trim() === '') return setError(M.reasonRequired);
    try {
      await mutateAsync({ params: { id: certificate.id }, body: { reason } });
      setReason('');
      toast.success(M.cancelled);
      onClose();
    } catch (refused) {
      setError(cancelCertificateFailed(messageOf(refused)));
    }
  });
  return (
    <form
      noValidate
      aria-label={`Cancel ${certificate.number}`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void run();
      }}
    >
      <Group gap="xs" align="flex-start" mt="xs">
        <TextInput
          aria-label="Reason"
          placeholder="Reason"
          autoFocus
          autoComplete="off"
          maxLength={200}
          value={reason}
          error={error}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <SubmitButton pending={pending} color="red">
          Cancel certificate
        </SubmitButton>
        <Button
          variant="default"
          onClick={() => {
            setReason('');
            onClose();
          }}
        >
          Keep
        </Button>
      </Group>
    </form>
  );
}
