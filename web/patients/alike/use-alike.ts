import { useDebouncedValue } from '@mantine/hooks';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { birthsLike, nameKey, wholePhone } from '#contract/patients/alike.rules.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import type { PatientFormValues } from '../register/patient-form.values.ts';

const RESTS_MS = 300;

export type Alike = EndpointReply<typeof findAlike>['found'][number];
export type TypedPatient = Pick<PatientFormValues, 'name' | 'phone' | 'age'>;

const keyOf = ({ name, phone, age }: TypedPatient): string => JSON.stringify([name, phone, age]);

/** Whether the typed values can find a patient: a whole phone, or a name with an age. */
function isFindable({ name, phone, age }: TypedPatient): boolean {
  if (wholePhone(phone) !== null) return true;
  return nameKey(name) !== '' && birthsLike(age, clinicToday()) !== null;
}

/**
 * The patients that the typed one may be, and the family on the phone, debounced. `isCurrent` is false
 * while they are those of an earlier text. A failure finds none: the registration must not depend on it.
 */
export function useAlike(typed: TypedPatient): { found: readonly Alike[]; isCurrent: boolean } {
  const { name, phone, age } = typed;
  const [rested] = useDebouncedValue(keyOf(typed), RESTS_MS);
  const isRested = rested === keyOf(typed);
  const isSought = isFindable(typed);
  const { data, isPlaceholderData } = useApi(
    findAlike,
    { query: { name: name.trim(), phone: phone.trim(), age: age.trim() } },
    { enabled: isSought && isRested, keepPrevious: true },
  );
  const isCurrent = isRested && !isPlaceholderData && data !== undefined;
  return { found: isSought ? (data?.found ?? []) : [], isCurrent };
}
