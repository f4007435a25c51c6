import { Text } from '@mantine/core';
import type { Patient } from '#contract/patients/patient.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { type TokenHolder, tokenMark } from './token-holder.ts';

/** The name of a found patient, marked when they were found by their token of the day. */
export function nameColumn(holder: TokenHolder): Column<Patient> {
  return {
    key: 'name',
    header: 'Name',
    card: 'lead',
    cell: ({ id, name }) => {
      const mark = tokenMark(holder, id);
      return mark === null ? (
        <span className="ui-lead">{name}</span>
      ) : (
        <>
          <span className="ui-lead">{name}</span>{' '}
          <Text span size="sm" fw={600}>
            {mark}
          </Text>
        </>
      );
    },
  };
}
