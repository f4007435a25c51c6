import { Button, Group } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { SEARCH_MAX } from '#contract/kernel/paging.ts';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import { Combobox } from '#web/ui/combobox/combobox.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconSearch, IconUserPlus } from '#web/ui/theme/icons.ts';
import { tokenMark } from '../list/token-holder.ts';
import {
  familyForm,
  type PatientFormValues,
  patientFormOf,
} from '../register/patient-form.values.ts';
import { type PatientOption, PatientOptionLine } from './patient-option.tsx';
import { PickerFailure } from './picker-failure.tsx';
import type { RegisteredPatient } from './remember-patient.ts';
import { type PatientSearch, usePatientOptions } from './use-patient-options.ts';

type PatientPickerProps = {
  onPick: (patient: RegisteredPatient) => void;
  /** Called with the first values of a registration; if left out, registering is not offered. */
  onRegister?: ((first: Partial<PatientFormValues>) => void) | undefined;
  error?: ReactNode;
  /** Debounce and limit, where they differ from add-to-queue. */
  search?: PatientSearch | undefined;
  /** Lets a form find the field to focus, as in `form.getInputProps`. */
  'data-path'?: string | undefined;
};

type Found = Pick<ReturnType<typeof usePatientOptions>, 'patients' | 'holder' | 'family' | 'line'>;

function optionsOf(
  { patients, holder, family, line }: Found,
  typed: string | null,
): PatientOption[] {
  if (!patients) return [];
  const found = patients.map((patient) => {
    const mark = tokenMark(holder, patient.id);
    return { key: patient.id, patient, mark };
  });
  if (typed === null) return found;
  const [of] = family;
  return [...found, of ? { key: 'family', of } : { key: 'register', typed, line }];
}

/**
 * Finds an existing patient. Enter picks the only match, or registers when there is none. With several matches, or
 * one that may be another person, the person picks with the arrow keys.
 */
export function PatientPicker(props: PatientPickerProps) {
  const { onPick, onRegister, error, search: searched, 'data-path': path } = props;
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const search = usePatientOptions(text, searched);
  const { patients, isUnsure } = search;
  useShortcut('/', {
    description: PATIENT_MESSAGES.searchLabel,
    onPress: () => field.current?.focus(),
    search: field,
  });

  const choose = (option: PatientOption): void => {
    if ('patient' in option) onPick(option.patient);
    else onRegister?.('of' in option ? familyForm(option.of) : patientFormOf(option.typed));
  };

  return (
    <>
      <Group align="end" gap="sm">
        <Combobox
          field={{
            label: PATIENT_MESSAGES.searchLabel,
            autoFocus: true,
            maxLength: SEARCH_MAX,
            leftSection: <Icon of={IconSearch} size={16} />,
            'data-path': path,
            error,
          }}
          inputRef={field}
          text={text}
          onText={setText}
          listLabel="Patients"
          said={search.said}
          options={optionsOf(search, onRegister ? text.trim() : null)}
          optionKey={({ key }) => key}
          onChoose={choose}
          isSearched={search.isSearched && search.error === null}
          isLoading={search.isLoading}
          first={patients && patients.length < 2 && !isUnsure ? 0 : -1}
        >
          {(option) => <PatientOptionLine option={option} />}
        </Combobox>
        {onRegister && (
          <Button
            variant="default"
            leftSection={<Icon of={IconUserPlus} />}
            onClick={() => onRegister(patientFormOf(text.trim()))}
          >
            Register new patient
          </Button>
        )}
      </Group>
      {search.error && <PickerFailure message={search.error} onRetry={search.retry} />}
    </>
  );
}
