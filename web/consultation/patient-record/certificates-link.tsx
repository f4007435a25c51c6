import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { listPatientCertificates } from '#contract/certificates/certificates.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/** Opens the patient's certificates, for the roles that may see them. */
export function CertificatesLink({ patientId }: { patientId: string }) {
  const { role } = useCurrentUser();
  if (!mayCall(listPatientCertificates, role)) return null;
  return (
    <div>
      <Button
        component={Link}
        variant="default"
        to={pathTo(ADDRESSES.patientCertificates, { patientId })}
      >
        Certificates
      </Button>
    </div>
  );
}
