import { ALREADY_REGISTERED } from './already-registered.ts';
import './alike-patients.css';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { may } from '#contract/kernel/roles.ts';
import { guardianText } from '#contract/patients/guardian.rules.ts';
import type { Patient } from '#contract/patients/patient.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { OptionFacts } from '#web/ui/combobox/combobox.tsx';
import { CHOSEN_PATIENT } from '../list/queue-link.ts';
import { ageAndGender } from '../picker/patient-facts.ts';
import { seenText } from './seen-text.ts';
import { type TypedPatient, useAlike } from './use-alike.ts';

const MOST = 3;

type AlikeRecordsProps = {
  patient: Pick<Patient, 'id'>;
  /** The details as they are typed now. */
  typed: TypedPatient;
  /** They are the stored ones: nothing is looked for. */
  isStored: boolean;
  /** Closes the form; absent where the details are no form. */
  onLeave?: () => void;
};

/**
 * Other records of the person whose details are typed: a case that began without a name gets one here, and
 * may turn out to be a known patient. The admin goes on to the merge, others to that record.
 */
export function AlikeRecords({ patient, typed, isStored, onLeave }: AlikeRecordsProps) {
  const { found, isCurrent } = useAlike(isStored ? { name: '', phone: '', age: '' } : typed);
  const { role } = useCurrentUser();
  const others = found.filter(({ likely, patient: { id } }) => likely && id !== patient.id);
  if (others.length === 0) return null;
  const merges = may(role, 'patients.merge');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has fields, and a border of its own
    <div className="alike" role="group" aria-label="Records like this one" aria-busy={!isCurrent}>
      <p role="status" className="alike-heading">
        {ALREADY_REGISTERED}
      </p>
      {others.slice(0, MOST).map(({ patient: other }) => (
        <div key={other.id} className="alike-option">
          <span>
            <strong>{other.name}</strong>{' '}
            <OptionFacts
              facts={[
                ageAndGender(other),
                guardianText(other),
                other.phone,
                patientNo(other.token),
                seenText(other),
              ]}
            />
          </span>
          <Anchor
            component={Link}
            {...(onLeave && { onClick: onLeave })}
            to={merges ? mergePath(other.id, patient.id) : recordPath(other.id)}
            aria-label={`${merges ? 'Compare and merge with' : 'Record of'} ${other.name}, ${patientNo(other.token)}`}
          >
            {merges ? 'Compare and merge' : 'Open record'}
          </Anchor>
        </div>
      ))}
    </div>
  );
}

const recordPath = (patientId: string): string => pathTo(ADDRESSES.patientRecord, { patientId });

function mergePath(patientId: string, other: string): string {
  return `${ADDRESSES.mergePatients}?${new URLSearchParams({ [CHOSEN_PATIENT]: patientId, other })}`;
}
