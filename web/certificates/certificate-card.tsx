import { Button, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { CERTIFICATE_KIND_LABELS, type Certificate } from '#contract/certificates/certificate.ts';
import { cancelCertificate } from '#contract/certificates/certificates.endpoints.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { CancelCertificateForm } from './cancel-certificate.form.tsx';
import { cancelledText } from './cancelled-text.ts';
import { hasKeptCancellation } from './use-kept-certificate.ts';

type CertificateCardProps = {
  certificate: Certificate;
  onPrint: () => void;
  /** Opens the form with the text of this cancelled certificate. */
  onAgain?: (() => void) | undefined;
};

/** One certificate of a patient: its text, Print and Cancel, and Issue again once cancelled. */
export function CertificateCard({ certificate, onPrint, onAgain }: CertificateCardProps) {
  const { role, id: ownId } = useCurrentUser();
  const [isCancelling, setCancelling] = useState(hasKeptCancellation(certificate.id));
  const { number, kind, day, doctor, text, identificationMark, cancelled } = certificate;
  const isOwn = doctor.id === ownId || may(role, 'corrections.undo-later');
  const mayCancel = !cancelled && isOwn && mayCall(cancelCertificate, role);
  const title = `${CERTIFICATE_KIND_LABELS[kind]} ${number}`;
  return (
    <Paper component="section" withBorder p="sm" aria-label={title}>
      <Text fw={600}>
        {title} · {formatDay(day)} · {doctor.name}
      </Text>
      {cancelled && <Text c="red">{cancelledText(cancelled)}</Text>}
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Text>
      {identificationMark && <Text c="dimmed">Identification mark: {identificationMark}</Text>}
      {isCancelling && mayCancel ? (
        <CancelCertificateForm certificate={certificate} onClose={() => setCancelling(false)} />
      ) : (
        <Group gap="xs" mt="xs">
          <Button
            size="compact-md"
            variant="default"
            aria-label={`Print ${title}`}
            onClick={onPrint}
          >
            Print
          </Button>
          {cancelled && onAgain && (
            <Button
              size="compact-md"
              variant="default"
              aria-label={`Issue again, ${title}`}
              onClick={onAgain}
            >
              Issue again
            </Button>
          )}
          {mayCancel && (
            <Button
              size="compact-md"
              variant="subtle"
              color="red"
              aria-label={`Cancel certificate, ${title}`}
              onClick={() => setCancelling(true)}
            >
              Cancel certificate
            </Button>
          )}
        </Group>
      )}
    </Paper>
  );
}
