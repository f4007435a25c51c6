import { Text } from '@mantine/core';
import { guardianText } from '#contract/patients/guardian.rules.ts';
import type { Patient } from '#contract/patients/patient.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { type TokenHolder, tokenMark } from './token-holder.ts';

/** The name of a found patient, marked when they were found by their token of the day. */
export function nameColumn(holder: TokenHolder): Column<Patient> {
  return {
    key: 'name',
    header: 'Name',
    card: 'lead',
    cell: (patient) => {
      const mark = tokenMark(holder, patient.id);
      const guardian = guardianText(patient);
      return (
        <>
          <span className="ui-lead">{patient.name}</span>
          {mark !== null && (
            <>
              {' '}
              <Text span size="sm" fw={600}>
                {mark}
              </Text>
            </>
          )}
          {guardian !== null && <div className="ui-under">{guardian}</div>}
        </>
      );
    },
  };
}
