import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { fieldsToTake, isFieldEmpty, isFieldSame } from '#contract/merges/merge.rules.ts';
import { type comparePatients, mergePatients } from '#contract/merges/merges.endpoints.ts';
import type { Patient, PatientDetail } from '#contract/patients/patient.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { toast } from '#web/ui/toast/toast.ts';

export type Compared = EndpointReply<typeof comparePatients>;

/** Whether a field is chosen: both records have it, and not the same. */
export const isChoice = (one: Patient, other: Patient, field: PatientDetail): boolean =>
  !isFieldEmpty(one, field) && !isFieldEmpty(other, field) && !isFieldSame(one, other, field);

/** The choices of a comparison, and the merge. At first the older number stays, with its details. */
export function useMerge({ one, other, version }: Compared) {
  const [stays, setStays] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const navigate = useNavigate();
  const merge = useApiMutation(mergePatients, {
    invalidates: [getPatient, listPatients],
  });
  const older = one.patient.token < other.patient.token ? one.patient : other.patient;
  const keptId = stays ?? older.id;
  const [kept, lost] =
    keptId === one.patient.id ? [one.patient, other.patient] : [other.patient, one.patient];
  const suggested = fieldsToTake(kept, lost);
  /** The id of the record whose value a field keeps. */
  const from = (field: PatientDetail): string =>
    (isChoice(one.patient, other.patient, field) ? chosen[field] : undefined) ??
    (suggested.includes(field) ? lost.id : kept.id);

  const submit = async (fields: readonly PatientDetail[]): Promise<void> => {
    const take = fields.filter((field) => from(field) === lost.id);
    const body = { lostId: lost.id, take, version };
    const done = await merge.mutateAsync({ params: { id: kept.id }, body });
    const record = pathTo(ADDRESSES.patientRecord, { patientId: kept.id });
    void navigate(ADDRESSES.mergePatients, { replace: true });
    toast.success(done.message, {
      also: { label: 'Open the record', onPress: () => void navigate(record) },
    });
  };
  return {
    kept,
    lost,
    from,
    keep: setStays,
    choose: (field: PatientDetail, id: string) => setChosen({ ...chosen, [field]: id }),
    submit,
    error: merge.error,
    isPending: merge.isPending,
  };
}
