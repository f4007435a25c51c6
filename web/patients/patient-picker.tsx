import './patient-picker.css';
import { Button, Group, TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { IconSearch, IconUserPlus } from '#web/ui/icons.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { optionId, type PatientOption, PatientOptions } from './patient-options.tsx';
import { PickerFailure } from './picker-failure.tsx';
import type { RegisteredPatient } from './remember-patient.ts';
import { type PatientSearch, usePatientOptions } from './use-patient-options.ts';

const LABEL = 'Find a patient by name, phone or token';
const LONGEST_TERM = 100;

type PatientPickerProps = {
  onPick: (patient: RegisteredPatient) => void;
  /** Nobody fits: register somebody, beginning with what was typed. Left out, nobody can be. */
  onRegister?: ((typed: string) => void) | undefined;
  error?: ReactNode;
  /** How long the typing rests and how many are asked for, where it is not as in add-to-queue. */
  search?: PatientSearch | undefined;
  /** Where a form finds the field again, as `form.getInputProps` names it. */
  'data-path'?: string | undefined;
};

function optionsOf(patients: readonly RegisteredPatient[], typed: string | null): PatientOption[] {
  const found = patients.map((patient) => ({ key: patient.id, patient }));
  return typed === null ? found : [...found, { key: 'register', typed }];
}

/**
 * Finds an existing patient. Enter picks the only one, or registers when there is none; among
 * several, and where the spelling is only near, the arrows say who is meant.
 */
export function PatientPicker(props: PatientPickerProps) {
  const { onPick, onRegister, error, search: searched, 'data-path': path } = props;
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(true);
  const [moved, setMoved] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const search = usePatientOptions(text, searched);
  const { patients, isNear } = search;

  const options = patients ? optionsOf(patients, onRegister ? text.trim() : null) : [];
  const active = moved ?? (patients && patients.length < 2 && !isNear ? 0 : -1);
  const isShown = isOpen && search.isSearched && search.error === null;

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useShortcut('/', { description: LABEL, onPress: () => field.current?.focus() });

  const type = (typed: string): void => {
    setText(typed);
    setMoved(null);
    setOpen(true);
  };
  const choose = (option: PatientOption): void => {
    if ('patient' in option) onPick(option.patient);
    else onRegister?.(option.typed);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const count = options.length;
    if (event.key === 'ArrowDown' && count > 0) setMoved((active + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) setMoved(active <= 0 ? count - 1 : active - 1);
    else if (event.key === 'Escape' && isShown) setOpen(false);
    else if (event.key === 'Escape' && text !== '') type('');
    else if (event.key === 'Enter' && text.trim() !== '') {
      const option = options[active];
      if (isShown && option) choose(option);
    } else return;
    if (event.key.startsWith('Arrow')) setOpen(true);
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <Group align="end" gap="sm">
        <div className="patient-picker">
          <TextInput
            ref={field}
            label={LABEL}
            type="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-activedescendant={isShown && active >= 0 ? optionId(listId, active) : undefined}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            maxLength={LONGEST_TERM}
            leftSection={<Icon of={IconSearch} size={16} />}
            data-path={path}
            error={error}
            value={text}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={onKeyDown}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
          />
          {isShown && (
            <PatientOptions
              ref={list}
              id={listId}
              said={search.said}
              options={options}
              active={active}
              onChoose={choose}
            />
          )}
        </div>
        {onRegister && (
          <Button
            variant="default"
            leftSection={<Icon of={IconUserPlus} />}
            onClick={() => onRegister(text.trim())}
          >
            Register new patient
          </Button>
        )}
      </Group>
      {search.error && <PickerFailure message={search.error} onRetry={search.retry} />}
    </>
  );
}
