import { Stack, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { SEARCH_MAX } from '#contract/kernel/paging.ts';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconSearch } from '#web/ui/theme/icons.ts';
import { FoundPatients } from './found-patients.tsx';
import { usePatientSearch } from './use-patient-search.ts';

/** Finds a patient and opens their record, for the pharmacy (specification 2, section 2). */
export function SearchPatientRecordsPage() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const goToSearch = (): void => field.current?.focus();
  useShortcut('/', { description: 'Search patients', onPress: goToSearch, search: field });
  const open = (patientId: string): void =>
    void navigate(pathTo(ADDRESSES.patientRecord, { patientId }));
  const goToResults = (): void =>
    results.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  const search = usePatientSearch({ onOnly: open, onSeveral: goToResults });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') search.enter();
    else if (event.key === 'ArrowDown') goToResults();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <PageHeader title="AI Patient Search" backTo={ADDRESSES.dashboard} />
      <Stack gap="sm">
        <TextInput
          ref={field}
          type="search"
          label={PATIENT_MESSAGES.searchLabel}
          description={search.problem}
          leftSection={<Icon of={IconSearch} size={16} />}
          maw={640}
          autoFocus
          autoComplete="off"
          maxLength={SEARCH_MAX}
          value={search.text}
          onChange={({ currentTarget }) => search.type(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <div ref={results}>
          <FoundPatients
            search={search}
            isOpening={false}
            onOpen={open}
            otherwise="The reception registers new patients."
          />
        </div>
      </Stack>
    </>
  );
}
