import { useDebouncedValue } from '@mantine/hooks';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { wholePhone } from '#contract/patients/alike.rules.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { PATIENT_MESSAGES, searchFailed } from '#contract/patients/patients.messages.ts';
import { isNumericTerm, phoneDigits } from '#contract/patients/phone.rules.ts';
import { mayBeAnother } from '#contract/patients/search.rules.ts';
import { mayBeNamesake, typedPatient } from '#contract/patients/typed/typed-patient.rules.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';

export type PatientSearch = { readonly restsMs: number; readonly limit: number };

/** Specification 1, section 9. */
const ADD_TO_QUEUE_SEARCH: PatientSearch = { restsMs: 300, limit: 10 };
export const RECEPTION_SEARCH: PatientSearch = { restsMs: 500, limit: 20 };
const SHORTEST_TERM = 2;
const PAGE = { page: 1, sortBy: 'name', sortOrder: 'asc' } as const;

type Found = EndpointReply<typeof listPatients>;

/** The patients whose phone is the term, if it is a whole one: they are shown as a family. */
function familyOf(patients: Found['patients'], term: string): Found['patients'] {
  const digits = isNumericTerm(term) ? wholePhone(term) : null;
  return digits === null
    ? []
    : patients.filter(({ phone }) => phone !== null && phoneDigits(phone) === digits);
}

function saidOf(found: Found | undefined, term: string): string {
  if (!found) return 'Searching…';
  const { totalCount, patients } = found;
  if (totalCount === 0) return PATIENT_MESSAGES.noneFound;
  if (found.nearSpellings) return PATIENT_MESSAGES.nearSpellings;
  if (totalCount > patients.length)
    return `The first ${patients.length} of ${totalCount} patients.`;
  if (familyOf(found.patients, term).length > 1) return `${totalCount} patients share this phone.`;
  return totalCount === 1 ? '1 patient found.' : `${totalCount} patients found.`;
}

/** The patients that match the current text; never stale results, which a quick Enter would pick from. */
export function usePatientOptions(
  typed: string,
  { restsMs, limit }: PatientSearch = ADD_TO_QUEUE_SEARCH,
) {
  const text = typed.trim();
  const [term] = useDebouncedValue(text, restsMs);
  const isSearched = text.length >= SHORTEST_TERM;
  const line = isNumericTerm(term) ? null : typedPatient(term, clinicToday());
  // Only the name and the phone are searched; `isUnsure` compares the rest with the patient found.
  const search = line ? [line.name, line.phone].filter(Boolean).join(' ') : term;
  const found = useApi(
    listPatients,
    { query: { search, limit, ...PAGE } },
    { enabled: isSearched && term === text },
  );
  const isOfText = isSearched && term === text;
  const answer = isOfText && !found.error ? found.data : undefined;
  const [only] = answer?.patients ?? [];

  return {
    isSearched,
    /** `undefined` until the result for this exact text has loaded. */
    patients: answer?.patients,
    /** The only match may be another person: spelled similarly, or without a typed detail or title. */
    isUnsure:
      answer?.nearSpellings === true ||
      (only !== undefined &&
        ((line !== null && mayBeNamesake(line, only)) || mayBeAnother(search, only.name))),
    /** The patient whose token of the day is the number; listed first. */
    holder: answer?.withTokenToday,
    /** The patients who share the typed phone; empty for any other text. */
    family: familyOf(answer?.patients ?? [], term),
    /** The registration that the text has on one line; null for a name, a number or a phone. */
    line: isOfText ? line : null,
    /** The result for this text has not come yet: Enter waits for it. */
    isLoading: isSearched && !answer && !(isOfText && found.error),
    said: saidOf(answer, term),
    error: isOfText && found.error ? searchFailed(found.error.message) : null,
    retry: () => void found.refetch(),
  };
}
