import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { may } from '#contract/kernel/roles.ts';
import type { Patient } from '#contract/patients/patient.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/** The due of a patient, with a link to their bills; renders nothing without one. */
export function DueLine({ patient: { id, due } }: { patient: Pick<Patient, 'id' | 'due'> }) {
  const { role } = useCurrentUser();
  if (!due) return null;
  const text = `Owes ${formatMoney(due)}`;
  return (
    <Text fw={600} className="ui-tabular">
      {may(role, 'billing.list-bills') ? (
        <Anchor component={Link} to={pathTo(ADDRESSES.patientBills, { patientId: id })} inherit>
          {text}
        </Anchor>
      ) : (
        text
      )}
    </Text>
  );
}
