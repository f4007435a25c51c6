import { Stack, Text } from '@mantine/core';
import { useParams } from 'react-router';
import { editStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import {
  loadStaffFailed,
  STAFF_MESSAGES,
  updateStaffFailed,
} from '#contract/staff/staff.messages.ts';
import type { StaffMember } from '#contract/staff/staff.ts';
import { checkOwnAccount } from '#web/auth/index.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { updateOwnUser, useCurrentUser } from '#web/lib/session/session.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { StaffForm } from './staff.form.tsx';
import {
  checkEditStaff,
  editStaffInput,
  roleOf,
  type StaffFormValues,
  staffFormValues,
} from './staff-form.values.ts';

/** Edit Staff (specification 2, sections 2, 5 and 8). */
export function EditStaffPage() {
  const { id } = useParams();
  return (
    <>
      <PageHeader title="Edit Staff" backTo={ADDRESSES.admin} />
      {id ? <LoadedStaff id={id} /> : <ErrorState message={STAFF_MESSAGES.idMissing} />}
    </>
  );
}

function LoadedStaff({ id }: { id: string }) {
  const ownId = useCurrentUser().id;
  const { data: member, error, refetch } = useApi(getStaffMember, { params: { id } });

  if (member?.role === 'admin' && member.id !== ownId) {
    return <ErrorState message={STAFF_MESSAGES.otherAdmin} />;
  }
  if (member) return <EditForm member={member} isOwn={member.id === ownId} />;
  if (error) {
    return <ErrorState message={loadStaffFailed(error.message)} onRetry={() => void refetch()} />;
  }
  return (
    <Stack role="status">
      <Text c="dimmed">{STAFF_MESSAGES.loading}</Text>
    </Stack>
  );
}

function EditForm({ member, isOwn }: { member: StaffMember; isOwn: boolean }) {
  const edit = useApiMutation(editStaff, { invalidates: [listStaff, getStaffMember] });

  const send = async (values: StaffFormValues): Promise<void> => {
    const role = roleOf(values);
    if (!role) return;
    const body = { ...editStaffInput(values), role };
    const saved = await edit.mutateAsync({ params: { id: member.id }, body });
    if (isOwn) updateOwnUser({ name: saved.name, email: saved.email ?? values.email });
  };

  return (
    <StaffForm
      initialValues={staffFormValues(member)}
      check={(values) => ({
        ...checkEditStaff(values),
        ...(isOwn && checkOwnAccount(values, member.email)),
      })}
      send={send}
      failed={updateStaffFailed}
      submitLabel="Update Staff"
      saved={STAFF_MESSAGES.updated}
      then={ADDRESSES.admin}
      editing={isOwn ? 'own' : 'other'}
    />
  );
}
