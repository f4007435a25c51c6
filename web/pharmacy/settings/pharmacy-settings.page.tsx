import { Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CLINIC_MESSAGES } from '#contract/clinics/clinics.messages.ts';
import { getPharmacySettings } from '#contract/clinics/pharmacy-settings.endpoints.ts';
import { may } from '#contract/kernel/roles.ts';
import { DRUG_MESSAGES } from '#contract/pharmacy/drug.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useLeaveGuard } from '#web/lib/address/use-leave-guard.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useConfirm } from '#web/ui/confirm/confirm.tsx';
import { leaveQuestion } from '#web/ui/confirm/unsaved-questions.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { PharmacySettingsForm } from './pharmacy-settings.form.tsx';

const LEAVE_QUESTION = {
  ...leaveQuestion('The changes to the pharmacy’s settings have not been saved.'),
  danger: true,
};

/** The pharmacy's settings; until they are there, the notice of specification 2, section 2 (decision 251). */
export function PharmacySettingsPage() {
  const { role } = useCurrentUser();
  const confirm = useConfirm();
  const [isEdited, setEdited] = useState(false);
  useLeaveGuard(isEdited, () => confirm(LEAVE_QUESTION));
  const { data, error, refetch } = useApi(getPharmacySettings, {}, { live: true });
  const { loadPharmacySettingsFailed } = CLINIC_MESSAGES;
  return (
    <>
      <PageHeader title="Pharmacy settings" backTo={ADDRESSES.dashboard} />
      <Stack gap="md" maw={640} className="ui-sheet">
        {!data && <Text>{DRUG_MESSAGES.settingsLater}</Text>}
        {data && (
          <PharmacySettingsForm
            settings={data}
            readOnly={!may(role, 'clinic.edit-pharmacy')}
            onEdited={setEdited}
          />
        )}
        {!data && error && (
          <ErrorState message={loadPharmacySettingsFailed} onRetry={() => void refetch()} />
        )}
        {!data && !error && (
          <Skeleton h={280} role="status" aria-label="Loading the pharmacy’s settings" />
        )}
      </Stack>
    </>
  );
}
