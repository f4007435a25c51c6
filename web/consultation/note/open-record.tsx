import './record.css';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { ComplaintRecord } from '#contract/consultation/complaint-record.ts';
import { CONSULTATION_MESSAGES as M } from '#contract/consultation/consultation.messages.ts';
import type { QueueEntry } from '#contract/queue/queue-entry.ts';
import { useConversation } from '#web/ai/index.ts';
import { CriticalBanners } from '#web/critical-results/index.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { BeginVisit, CompletedElsewhere, StartVisit } from '#web/queue/index.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { AssistantColumn } from '../assistant/assistant-column.tsx';
import { CaseSummaryPanel } from '../assistant/case-summary-panel.tsx';
import { RecordNotices } from '../saving/record-notices.tsx';
import { useRecordEditor } from '../saving/use-record-editor.ts';
import { ComplaintField } from './complaint-field.tsx';
import { forgetInitialComplaint } from './initial-complaint.ts';
import { RecordActions } from './record-actions.tsx';
import { RecordColumns } from './record-columns.tsx';
import { RecordHeader } from './record-header.tsx';
import { useCompleteVisit } from './use-complete-visit.ts';

const ContextColumn = lazy(() =>
  import('../history/context-column.tsx').then((module) => ({ default: module.ContextColumn })),
);

type OpenRecordProps = {
  record: ComplaintRecord;
  visit: QueueEntry | undefined;
  /** The address of the queue for this role. */
  home: string;
  initialComplaint: string | null;
};

/** An editable record. */
export function WritableRecord({ record, visit, home, initialComplaint }: OpenRecordProps) {
  const editor = useRecordEditor(record, initialComplaint);
  const { editing, save, type, isSaving, failure } = editor;
  const navigate = useNavigate();
  const conversation = useConversation({
    recordId: record.recordId,
    patientId: record.patientId,
    caseSummary: editing.mine.case_summary,
    summaryUpdatedAt: editing.base.updatedAt,
    saveSummary: () => save(['case_summary']),
  });
  const { complete, isCompleting } = useCompleteVisit({
    visit,
    save,
    settle: conversation.settleWaiting,
    onCompleted: () => navigate(home),
  });
  const submitInitial = useEffectEvent(async () => {
    forgetInitialComplaint();
    // Saved first, like everything that is sent; a failed save shows its own error above.
    if (initialComplaint === null || !(await save(['complaint']))) return;
    conversation.ask({ query: initialComplaint });
  });
  useEffect(() => void submitInitial(), []);

  return (
    <div className="record">
      <RecordHeader
        visit={visit}
        status={visit?.status ?? record.status}
        onBack={useStepBack(home)}
      >
        <BeginVisit visit={visit} />
        <StartVisit visit={visit} />
        <RecordActions editor={editor} onComplete={complete} isCompleting={isCompleting} />
      </RecordHeader>
      <CompletedElsewhere visit={visit} isCompleting={isCompleting} />
      <CriticalBanners patientId={record.patientId} />
      {failure && (
        <AlertBanner tone="error">
          {failure.fields.includes('complaint') ? M.saveError : M.summarySaveError}{' '}
          {failure.message}
        </AlertBanner>
      )}
      <RecordNotices editor={editor} />
      <RecordColumns
        writing={<AssistantColumn editor={editor} record={record} conversation={conversation} />}
        context={
          <div className="record-context">
            <CaseSummaryPanel
              saved={editing.base.case_summary}
              text={editing.mine.case_summary}
              isSaving={isSaving}
              onType={(text) => type('case_summary', text)}
              onSave={() => save(['case_summary'])}
            />
            <Suspense fallback={<Skeleton height={200} />}>
              <ContextColumn record={record} visit={visit} conversation={conversation} />
            </Suspense>
          </div>
        }
      />
    </div>
  );
}

/** The same record, read-only. */
export function ReadableRecord({ record, visit, home }: Omit<OpenRecordProps, 'initialComplaint'>) {
  return (
    <div className="record">
      <RecordHeader
        visit={visit}
        status={visit?.status ?? record.status}
        onBack={useStepBack(home)}
      >
        Read only
      </RecordHeader>
      <CriticalBanners patientId={record.patientId} />
      <RecordColumns
        writing={<ComplaintField text={record.complaint} />}
        context={
          <div className="record-context">
            <CaseSummaryPanel
              saved={record.case_summary}
              text={record.case_summary}
              isSaving={false}
            />
            <Suspense fallback={<Skeleton height={200} />}>
              <ContextColumn record={record} visit={visit} />
            </Suspense>
          </div>
        }
      />
    </div>
  );
}
