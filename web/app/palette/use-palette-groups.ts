import { mayCall } from '#contract/kernel/endpoint.ts';
import { guardianText } from '#contract/patients/guardian.rules.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import {
  ageAndGender,
  type RegisteredPatient,
  seenText,
  type TokenHolder,
  tokenMark,
  usePatientOptions,
} from '#web/patients/index.ts';
import type { AppRoute } from '../routing/app-route.ts';
import {
  isNamed,
  type PaletteGroup,
  type PaletteOption,
  patientActions,
  placesAndActions,
} from './palette-options.ts';

function patientOption(patient: RegisteredPatient, holder: TokenHolder): PaletteOption {
  const mark = tokenMark(holder, patient.id);
  const number = patientNo(patient.token);
  const facts = [
    ...[mark, number, ageAndGender(patient), guardianText(patient)],
    ...[patient.phone, seenText(patient)],
  ].filter(Boolean);
  return {
    key: patient.id,
    label: patient.name,
    facts: facts.join(' · '),
    deed: { patient },
  };
}

/** The options that match the typed text: among everything, or for the chosen patient. */
export function usePaletteGroups(
  routes: readonly AppRoute[],
  typed: string,
  chosen: RegisteredPatient | null,
) {
  const { role } = useCurrentUser();
  const isSearching = chosen === null && mayCall(listPatients, role);
  const search = usePatientOptions(isSearching ? typed : '');
  const { isSearched, error, holder, patients = [] } = search;

  const groups: PaletteGroup[] = chosen
    ? [
        {
          name: chosen.name,
          options: patientActions({ role, routes }, chosen).filter(isNamed(typed)),
        },
      ]
    : [
        { name: 'Patients', options: patients.map((patient) => patientOption(patient, holder)) },
        ...placesAndActions({ role, routes }, typed.trim()),
      ];

  return {
    groups: groups.filter(({ options }) => options.length > 0),
    /** While results may still be added on top, Enter must not choose the first option. */
    isSettled: !isSearched || error !== null || search.patients !== undefined,
    said: isSearched ? (error ?? search.said) : '',
  };
}
