import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { guardianText } from '#contract/patients/guardian.rules.ts';
import type { Patient } from '#contract/patients/patient.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { ageAndGender, seenText } from '#web/patients/index.ts';
import { FactLine } from '#web/ui/layout/fact-line.tsx';

type FamilyPartProps = { patient: Pick<Patient, 'id'>; phone: string };

/** The other patients on the phone, each with a link to their record. Renders nothing without any. */
export function FamilyPart({ patient, phone }: FamilyPartProps) {
  const { data } = useApi(findAlike, { query: { phone } }, { live: true });
  const others = data?.found.filter((one) => one.same_phone && one.patient.id !== patient.id);
  if (!others || others.length === 0) return null;
  return (
    <section aria-label="Family">
      <Text c="dimmed">On the same phone</Text>
      {others.map(({ patient: other }) => (
        <div key={other.id}>
          <Anchor component={Link} to={pathTo(ADDRESSES.patientRecord, { patientId: other.id })}>
            {other.name}
          </Anchor>
          <FactLine facts={[ageAndGender(other), guardianText(other), seenText(other)]} />
        </div>
      ))}
    </section>
  );
}
