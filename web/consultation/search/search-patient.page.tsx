import { Button, Group, Kbd, Stack } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { createVisit } from '#contract/consultation/consultation.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import { getDoctorQueue } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { AlikeCase } from '../note/alike-case.tsx';
import { SEARCHED_CASE } from '../note/initial-complaint.ts';
import { NewVisitField } from '../note/new-visit-field.tsx';
import { useOpenEditor } from '../note/use-open-editor.ts';
import { FoundPatients } from './found-patients.tsx';
import { LeftCases } from './left-cases.tsx';
import { usePatientSearch } from './use-patient-search.ts';

/** A text too long for a search is not an error: it may become a case. */
const DESCRIPTION =
  'A name, phone number or token finds a patient. Anything else can be a new case.';

/** Searches a patient or begins a new case, typed or dictated (specification 1, section 2). */
export function SearchPatientPage() {
  const mayWrite = mayCall(createVisit, useCurrentUser().role);
  const { openPatient, openNew, pending, error } = useOpenEditor();
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const goToResults = (): void =>
    results.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  const search = usePatientSearch({
    onOnly: (patientId) => void openPatient(patientId),
    onSeveral: goToResults,
    isBounded: true,
    ...(mayWrite && { caseKeptAs: SEARCHED_CASE }),
  });
  const begin = (): void => {
    const text = search.text.trim();
    setMissing(text === '');
    if (text === '') field.current?.focus();
    else void openNew(text);
  };

  const use = ({ id }: { id: string }) => void openPatient(id, search.text.trim());
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const isEnter = event.key === 'Enter' && !event.shiftKey;
    const isChord = event.ctrlKey || event.metaKey;
    // While a case is written, Enter inserts a line break.
    if (isEnter && !isChord && search.problem) return;
    if (isEnter && isChord) {
      if (mayWrite) begin();
    } else if (isEnter) search.enter();
    else if (event.key !== 'ArrowDown' || search.text.includes('\n')) return;
    else if (search.widen) search.widen();
    else goToResults();
    event.preventDefault();
  };

  return (
    <>
      <PageHeader title="Search patient" actions={<QueueButton />} />
      <Stack gap="sm">
        {error && <AlertBanner tone="error">{error}</AlertBanner>}
        <Stack gap="sm" maw={800}>
          <NewVisitField
            ref={field}
            label="Patient or new case"
            description={search.problem ?? DESCRIPTION}
            shortcut="Search patients"
            rows={2}
            text={search.text}
            onText={(text) => {
              setMissing(false);
              search.type(text);
            }}
            error={isMissing ? QUEUE_MESSAGES.complaintRequired : undefined}
            onKeyDown={onKeyDown}
          />
          {mayWrite && <AlikeCase text={search.text} onUse={use} />}
          {mayWrite && <LeftCases search={search} onTaken={() => field.current?.focus()} />}
        </Stack>
        <Group gap="sm">
          {mayWrite && <NewCaseButton isOpening={pending === 'new'} onBegin={begin} />}
          {search.widen && <WidenButton onWiden={search.widen} />}
        </Group>
        <div ref={results}>
          <FoundPatients
            search={search}
            isOpening={pending === 'patient'}
            onOpen={(id) => void openPatient(id)}
            withRecord
            otherwise="What you typed can be a new case."
          />
        </div>
      </Stack>
    </>
  );
}

function NewCaseButton({ isOpening, onBegin }: { isOpening: boolean; onBegin: () => void }) {
  return (
    <Button loading={isOpening} onClick={onBegin}>
      New case
    </Button>
  );
}

/** Finds a longer text than this page searches for, as the arrow key does. */
function WidenButton({ onWiden }: { onWiden: () => void }) {
  return (
    <Button
      variant="default"
      aria-keyshortcuts="ArrowDown"
      rightSection={<Kbd aria-hidden="true">↓</Kbd>}
      onClick={onWiden}
    >
      {PATIENT_MESSAGES.searchWider}
    </Button>
  );
}

/** The queue of doctor and admin has its own address; for other roles it is the dashboard. */
function QueueButton() {
  const { role } = useCurrentUser();
  const to = mayCall(getDoctorQueue, role) ? ADDRESSES.queue : ADDRESSES.dashboard;
  return (
    <Button component={Link} to={to} variant="default">
      OPD Queue
    </Button>
  );
}
