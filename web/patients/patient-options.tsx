import type { Ref } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { IconUserPlus } from '#web/ui/icons.ts';
import { ageAndGender } from './patient-facts.ts';
import type { RegisteredPatient } from './remember-patient.ts';

/** Something that can be chosen: a patient, or to register what was typed as a new one. */
export type PatientOption =
  | { readonly key: string; readonly patient: RegisteredPatient }
  | { readonly key: 'register'; readonly typed: string };

type PatientOptionsProps = {
  id: string;
  said: string;
  options: readonly PatientOption[];
  active: number;
  onChoose: (option: PatientOption) => void;
  ref?: Ref<HTMLDivElement>;
};

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** What hangs below the field: how many were found, and each of them. */
export function PatientOptions({ id, said, options, active, onChoose, ref }: PatientOptionsProps) {
  return (
    <div className="patient-picker-popup">
      <p role="status" className="patient-picker-said">
        {said}
      </p>
      <div ref={ref} id={id} role="listbox" aria-label="Patients">
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
          <div
            key={option.key}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className="patient-picker-option"
            // Pressing must not take the focus out of the field, which would close the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {'patient' in option ? (
              <PatientLine patient={option.patient} />
            ) : (
              <>
                <Icon of={IconUserPlus} />
                <span>Register “{option.typed}” as a new patient</span>
              </>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function PatientLine({ patient }: { patient: RegisteredPatient }) {
  const facts = [`Token ${patient.token}`, ageAndGender(patient), patient.phone].filter(Boolean);
  return (
    <span>
      {patient.name}
      <br />
      <span className="patient-picker-facts">
        {facts.map((fact, index) => (
          <span key={fact}>
            {fact}
            {index < facts.length - 1 && ' · '}
          </span>
        ))}
      </span>
    </span>
  );
}
