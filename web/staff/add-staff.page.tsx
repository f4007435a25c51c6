import { useSearchParams } from 'react-router';
import { addStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { addStaffFailed, STAFF_MESSAGES } from '#contract/staff/staff.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { StaffForm } from './staff.form.tsx';
import {
  addStaffInput,
  checkAddStaff,
  EMPTY_STAFF_FORM,
  roleOf,
  type StaffFormValues,
} from './staff-form.values.ts';

/** Add Staff (specification 2, sections 2 and 5). */
export function AddStaffPage() {
  const user = useCurrentUser();
  const [params] = useSearchParams();
  // A link may preselect the role; an unknown one preselects nothing.
  const role = roleOf({ role: params.get('role') ?? '' }) ?? '';
  const add = useApiMutation(addStaff, { invalidates: [listStaff, getStaffMember] });

  const send = async (values: StaffFormValues): Promise<void> => {
    const chosen = roleOf(values);
    if (chosen) await add.mutateAsync({ body: { ...addStaffInput(values), role: chosen } });
  };

  return (
    <>
      <PageHeader title="Add New Staff" onBack={useStepBack(ADDRESSES.staff)} />
      {user.clinic_id === null ? (
        <ErrorState message={STAFF_MESSAGES.clinicMissing} />
      ) : (
        <StaffForm
          initialValues={{ ...EMPTY_STAFF_FORM, role }}
          check={checkAddStaff}
          send={send}
          failed={addStaffFailed}
          submitLabel="Add Staff"
          saved={STAFF_MESSAGES.added}
          then={ADDRESSES.dashboard}
        />
      )}
    </>
  );
}
