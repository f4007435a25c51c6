import { Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { exportClinicData, exportClinicWorkbook } from '#contract/backup/clinic-data.endpoints.ts';
import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { CLINIC_MESSAGES, loadSettingsFailed } from '#contract/clinics/clinics.messages.ts';
import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { useLeaveGuard } from '#web/lib/address/use-leave-guard.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useConfirm } from '#web/ui/confirm/confirm.tsx';
import { leaveQuestion } from '#web/ui/confirm/unsaved-questions.ts';
import { ExportButton } from '#web/ui/export-button.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { AskFirstSwitch } from './ask-first.switch.tsx';
import { CallOrderSelect } from './call-order.select.tsx';
import { ClinicNameField } from './clinic-name.field.tsx';
import { ClinicSettingsForm } from './clinic-settings.form.tsx';
import { DiscountLimitFields } from './discounts/discount-limit.fields.tsx';
import { LetterheadForm } from './letterhead/letterhead.form.tsx';
import { LogoField } from './logo/logo.field.tsx';
import { ModelNotice } from './model-notice.tsx';
import { NoteLockSwitch } from './note-lock.switch.tsx';
import { SharedComputersSwitch } from './shared-computers.switch.tsx';
import { UnpaidGoodsSelect } from './unpaid-goods.select.tsx';

const LEAVE_QUESTION = {
  ...leaveQuestion('The changes to the clinic settings have not been saved.'),
  danger: true,
};

/** The clinic settings, expanded in the admin panel (specification 1, section 2). */
export function ClinicSettingsPanel({ id }: { id: string }) {
  const confirm = useConfirm();
  const [areSettingsEdited, setSettingsEdited] = useState(false);
  const [isLetterheadEdited, setLetterheadEdited] = useState(false);
  const panel = useRef<HTMLElement>(null);
  // The overview above which it opens may be scrolled down.
  // In braces: newer browsers return a promise, and React would call it as the clean-up.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);
  useLeaveGuard(areSettingsEdited || isLetterheadEdited, () => confirm(LEAVE_QUESTION));
  return (
    <Paper
      ref={panel}
      component="section"
      id={id}
      withBorder
      p="md"
      aria-labelledby={`${id}-title`}
    >
      <Title order={2} id={`${id}-title`} mb="sm">
        Clinic settings
      </Title>
      <LoadedSettings onEdited={setSettingsEdited} />
      <Title order={2} mt="lg" mb="sm">
        Letterhead and tax
      </Title>
      <LoadedLetterhead onEdited={setLetterheadEdited} />
      <Title order={2} mt="lg" mb="sm">
        Your data
      </Title>
      <Text size="sm" mb="sm">
        Every record of the clinic to keep or to take along: patients, visits, orders, bills, stock
        and who did what. Keep it where only you can read it.
      </Text>
      <Group>
        <ExportButton endpoint={exportClinicWorkbook} input={{}}>
          Save all data as Excel
        </ExportButton>
        <ExportButton endpoint={exportClinicData} input={{}}>
          Save all data as JSON
        </ExportButton>
      </Group>
    </Paper>
  );
}

type LoadedProps = { onEdited: (isEdited: boolean) => void };

function LoadedSettings({ onEdited }: LoadedProps) {
  const { data, error, refetch } = useApi(getClinicSettings, {}, { live: true });
  if (data) {
    return (
      <Stack gap="md">
        <ClinicNameField {...data.settings} />
        <ClinicSettingsForm settings={data.settings} onEdited={onEdited} />
        <ModelNotice />
        <AskFirstSwitch asksFirst={data.settings.askBeforeApplying} />
        <SharedComputersSwitch {...data.settings} />
        <NoteLockSwitch {...data.settings} />
        <CallOrderSelect {...data.settings} />
        <UnpaidGoodsSelect {...data.settings} />
        <DiscountLimitFields {...data.settings} />
      </Stack>
    );
  }
  if (error) {
    return (
      <ErrorState message={loadSettingsFailed(error.message)} onRetry={() => void refetch()} />
    );
  }
  return (
    <Stack gap="sm" role="status" aria-label="Loading the settings">
      <Skeleton h={58} />
      <Skeleton h={150} />
      <Skeleton h={150} />
    </Stack>
  );
}

function LoadedLetterhead({ onEdited }: LoadedProps) {
  const { data, error, refetch } = useApi(getLetterhead, {}, { live: true });
  if (data) {
    return (
      <Stack gap="md">
        <LogoField letterhead={data} />
        <LetterheadForm letterhead={data} onEdited={onEdited} />
      </Stack>
    );
  }
  if (error) {
    const { loadLetterheadFailed } = CLINIC_MESSAGES;
    return <ErrorState message={loadLetterheadFailed} onRetry={() => void refetch()} />;
  }
  return <Skeleton h={200} role="status" aria-label="Loading the letterhead" />;
}
