import './note.css';
import { Skeleton, Stack } from '@mantine/core';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CONSULTATION_MESSAGES as M } from '#contract/consultation/consultation.messages.ts';
import type { VisitNote } from '#contract/consultation/visit-note.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { VisitAddenda } from '#web/addenda/index.ts';
import { useConversation } from '#web/ai/index.ts';
import { CriticalBanners } from '#web/critical-results/index.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { BeginVisit, CompletedElsewhere, StartVisit } from '#web/queue/index.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import type { SheetHandle } from '#web/visit-sheet/index.ts';
import { AssistantColumn } from '../assistant/assistant-column.tsx';
import { SummaryPanel } from '../assistant/summary-panel.tsx';
import { NoteNotices } from '../saving/note-notices.tsx';
import { useNoteEditor } from '../saving/use-note-editor.ts';
import { ComplaintField } from './complaint-field.tsx';
import { forgetInitialComplaint } from './initial-complaint.ts';
import { NoteActions } from './note-actions.tsx';
import { NoteColumns } from './note-columns.tsx';
import { useCompleteVisit } from './use-complete-visit.ts';
import { VisitHeader } from './visit-header.tsx';

const ContextColumn = lazyPart(() =>
  import('../history/context-column.tsx').then((module) => module.ContextColumn),
);

type OpenNoteProps = {
  note: VisitNote;
  visit: Visit | undefined;
  /** The address of the queue for this role. */
  home: string;
  initialComplaint: string | null;
};

/** An editable note. */
export function WritableNote({ note, visit, home, initialComplaint }: OpenNoteProps) {
  const editor = useNoteEditor(note, initialComplaint);
  const { editing, save, type, isSaving, failure } = editor;
  const navigate = useNavigate();
  const sheet = useRef<SheetHandle>(null);
  const conversation = useConversation({
    visitId: note.visitId,
    patientId: note.patientId,
    caseSummary: editing.mine.case_summary,
    summaryUpdatedAt: editing.base.updatedAt,
    saveSummary: () => save(['case_summary']),
  });
  const { pathname } = useLocation();
  const { complete, goOn, isCompleting } = useCompleteVisit({
    ...{ visit, save, sheet, settle: conversation.settleWaiting },
    onCompleted: () => navigate(home),
    // In the layout of this page: within the header, or without it.
    onOpen: (visitId) => navigate(pathname.replace(note.visitId, visitId)),
  });
  const submitInitial = useEffectEvent(async () => {
    if (initialComplaint === null) return;
    forgetInitialComplaint(initialComplaint);
    // Saved first, like everything that is sent; a failed save shows its own error above.
    if (!(await save(['complaint']))) return;
    conversation.ask({ query: initialComplaint });
  });
  useEffect(() => void submitInitial(), []);

  return (
    <div className="note">
      <VisitHeader visit={visit} status={visit?.status ?? note.status} onBack={useStepBack(home)}>
        <BeginVisit visit={visit} />
        <StartVisit visit={visit} hasKey />
        <NoteActions
          editor={editor}
          onComplete={complete}
          goOn={goOn}
          isCompleting={isCompleting}
        />
      </VisitHeader>
      <CompletedElsewhere visit={visit} isCompleting={isCompleting} />
      <CriticalBanners patientId={note.patientId} />
      {failure && (
        <AlertBanner tone="error">
          {failure.fields.includes('complaint') ? M.saveError : M.summarySaveError}{' '}
          {failure.message}
        </AlertBanner>
      )}
      <NoteNotices editor={editor} />
      <NoteColumns
        waiting={waitingIn(conversation)}
        writing={
          <AssistantColumn
            editor={editor}
            note={note}
            visit={visit}
            conversation={conversation}
            sheet={sheet}
          />
        }
        context={
          <div className="note-context">
            <SummaryPanel
              saved={editing.base.case_summary}
              text={editing.mine.case_summary}
              isSaving={isSaving}
              onType={note.closed ? undefined : (text) => type('case_summary', text)}
              onSave={() => save(['case_summary'])}
            />
            <Suspense fallback={<Skeleton height={200} />}>
              <ContextColumn note={note} visit={visit} conversation={conversation} />
            </Suspense>
          </div>
        }
      />
    </div>
  );
}

/** The number of proposals that wait. */
const waitingIn = ({ exchanges }: ReturnType<typeof useConversation>): number =>
  exchanges
    .flatMap(({ items }) => items)
    .filter(({ state, plan }) => state === 'waiting' && plan.kind === 'change').length;

/** The same note, read-only. */
export function ReadableNote({ note, visit, home }: Omit<OpenNoteProps, 'initialComplaint'>) {
  return (
    <div className="note">
      <VisitHeader visit={visit} status={visit?.status ?? note.status} onBack={useStepBack(home)}>
        Read only
      </VisitHeader>
      <CriticalBanners patientId={note.patientId} />
      <NoteColumns
        writing={
          <Stack gap="sm">
            <ComplaintField text={note.complaint} />
            <VisitAddenda patientId={note.patientId} visitId={note.visitId} />
          </Stack>
        }
        context={
          <div className="note-context">
            <SummaryPanel saved={note.case_summary} text={note.case_summary} isSaving={false} />
            <Suspense fallback={<Skeleton height={200} />}>
              <ContextColumn note={note} visit={visit} />
            </Suspense>
          </div>
        }
      />
    </div>
  );
}
