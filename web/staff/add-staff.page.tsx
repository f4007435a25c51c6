import { Button } from '@mantine/core';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { addStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { addStaffFailed, STAFF_MESSAGES } from '#contract/staff/staff.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconArrowLeft } from '#web/ui/theme/icons.ts';
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
      <PageHeader title="Add New Staff" actions={<BackButton />} />
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

/** Goes back one step; to the list when the application was opened on this page. */
function BackButton() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = (): void => {
    if (key === 'default') navigate(ADDRESSES.staff);
    else navigate(-1);
  };
  return (
    <Button variant="default" leftSection={<Icon of={IconArrowLeft} />} onClick={goBack}>
      Back
    </Button>
  );
}
