import { guardianText } from '#contract/patients/guardian.rules.ts';
import { GENDER_LABELS } from '#contract/patients/patient.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import type { TypedPatient } from '#contract/patients/typed/typed-patient.rules.ts';
import { OptionFacts } from '#web/ui/combobox/combobox.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconUserPlus } from '#web/ui/theme/icons.ts';
import { seenText } from '../alike/seen-text.ts';
import { ageAndGender } from './patient-facts.ts';
import type { RegisteredPatient } from './remember-patient.ts';

/** An option: an existing patient, or registering the typed text as a new one. */
export type PatientOption =
  | { readonly key: string; readonly patient: RegisteredPatient; readonly mark: string | null }
  | { readonly key: 'register'; readonly typed: string; readonly line: TypedPatient | null }
  | { readonly key: 'family'; readonly of: RegisteredPatient };

/** The option's text in the list. */
export function PatientOptionLine({ option }: { option: PatientOption }) {
  if ('typed' in option) {
    const { typed, line } = option;
    const { age, gender, phone, guardian_relation = null, guardian_name = null } = line ?? {};
    const sex = gender ? GENDER_LABELS[gender] : null;
    const guardian = guardianText({ guardian_relation, guardian_name });
    return (
      <>
        <Icon of={IconUserPlus} />
        <span>
          Register “{line?.name ?? typed}” as a new patient
          {line && (
            <>
              <br />
              <OptionFacts facts={[age ?? null, sex, guardian, phone ?? null]} />
            </>
          )}
        </span>
      </>
    );
  }
  if ('of' in option) {
    return (
      <>
        <Icon of={IconUserPlus} />
        <span>Add another of this family, with their phone and address</span>
      </>
    );
  }
  const { patient, mark } = option;
  const facts = [mark, patientNo(patient.token), ageAndGender(patient), guardianText(patient)];
  return (
    <span>
      {patient.name}
      <br />
      <OptionFacts facts={[...facts, patient.phone, seenText(patient)]} />
    </span>
  );
}
