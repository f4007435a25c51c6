import { patientNo } from '#contract/patients/patient-numbers.ts';
import { OptionFacts } from '#web/ui/combobox/combobox.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconUserPlus } from '#web/ui/theme/icons.ts';
import { ageAndGender } from './patient-facts.ts';
import type { RegisteredPatient } from './remember-patient.ts';

/** An option: an existing patient, or registering the typed text as a new one. */
export type PatientOption =
  | { readonly key: string; readonly patient: RegisteredPatient; readonly mark: string | null }
  | { readonly key: 'register'; readonly typed: string };

/** The option's text in the list. */
export function PatientOptionLine({ option }: { option: PatientOption }) {
  if ('typed' in option) {
    return (
      <>
        <Icon of={IconUserPlus} />
        <span>Register “{option.typed}” as a new patient</span>
      </>
    );
  }
  const { patient, mark } = option;
  return (
    <span>
      {patient.name}
      <br />
      <OptionFacts facts={[mark, patientNo(patient.token), ageAndGender(patient), patient.phone]} />
    </span>
  );
}
