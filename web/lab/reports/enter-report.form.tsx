import './enter-report.css';
import { Button, Group, Paper, Stack, Textarea, Title } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { labOperationFailed, LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import type { LabOrderDetails } from '#contract/lab/lab-order.ts';
import { getLabOrder, submitLabReport } from '#contract/lab/lab-orders.endpoints.ts';
import { checkReport } from '#contract/lab/results/report-content.rules.ts';
import { subjectOf } from '#contract/lab/results/subject.rules.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { dayOf } from '#web/lib/clinic-time.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { toast } from '#web/ui/toast/toast.ts';
import {
  changedContentOf,
  contentOf,
  fieldsOf,
  isWholeText,
  type ReportValues,
  standingOf,
  WHOLE_TEXT,
} from './report-form.values.ts';
import { ReportClash, ReportRestored } from './report-notices.tsx';
import { useReportDraft } from './use-report-draft.ts';
import { ValueField } from './value-field.tsx';

type Errors = Readonly<Record<string, string>>;

/** Enter moves to the next value, and from the last one to the button. */
function goOn(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) {
    return;
  }
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (!target?.dataset.reportField || target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
  const fields = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[data-report-field], [type="submit"]'),
  ];
  fields[fields.indexOf(target) + 1]?.focus();
}

/** The results of an order: one field per parameter, by its type (specification 2, section 5). */
export function EnterReportForm({ order }: { order: LabOrderDetails }) {
  const draft = useReportDraft(order);
  const { values, change } = draft;
  const [isWhole, setWhole] = useState(() => isWholeText(order));
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const send = useSendReport(order, draft);

  const { run, pending } = useSingleFlight(async () => {
    const standing = standingOf(order);
    const text = isWhole ? (values[WHOLE_TEXT] ?? '') : contentOf(order, values);
    const wrong = checkReport(text, { tests: order.tests, standing }).errors ?? {};
    setErrors(wrong);
    setFailure(wrong.report_content ?? null);
    if (Object.keys(wrong).length > 0) return focusFirst(element.current, wrong);
    const isFirst = !isWhole && draft.version === 0;
    setFailure(await send(isFirst ? changedContentOf(order, values, draft.opened) : text));
  });
  useShortcut('mod+enter', {
    description: 'Submit the report',
    onPress: () => element.current?.requestSubmit(),
  });

  return (
    <form
      ref={element}
      noValidate
      onKeyDown={goOn}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void run();
      }}
    >
      <Stack gap="sm">
        {draft.isOvertaken ? (
          <ReportClash order={order} mine={values} draft={draft} />
        ) : (
          draft.restored && <ReportRestored at={draft.restored.at} onDiscard={draft.takeStanding} />
        )}
        <FormMessage error={failure} />
        {isWhole ? (
          <WholeText
            value={values[WHOLE_TEXT] ?? ''}
            onChange={(text) => change(WHOLE_TEXT, text)}
            {...(order.tests.length > 0 && { onValues: () => setWhole(false) })}
          />
        ) : (
          <TestFields order={order} values={values} errors={errors} onChange={change} />
        )}
        <Group>
          <SubmitButton pending={pending} disabled={draft.isOvertaken}>
            Submit report
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

/** Sends the report and opens the lab's page; returns the error otherwise. */
function useSendReport(order: LabOrderDetails, draft: ReturnType<typeof useReportDraft>) {
  const navigate = useNavigate();
  const submit = useApiMutation(submitLabReport);
  return async (text: string): Promise<string | null> => {
    const { id } = order;
    try {
      const body = { report_content: text, version: draft.version };
      const report = await submit.mutateAsync({ params: { id }, body });
      const { report_critical: critical = [], report_calls: calls = [] } = report;
      const needsCall = critical.length > 0 && calls.length === 0;
      draft.forget();
      toast.success(M.reported, {
        action: {
          label: needsCall ? 'Record the call' : 'View',
          onPress: () => navigate(pathTo(ADDRESSES.viewLabReport, { orderId: id })),
        },
      });
      navigate(ADDRESSES.lab);
      return null;
    } catch (error) {
      // The other person's report is then shown beside this draft.
      await invalidate(getLabOrder);
      const isClash = error instanceof ApiError && error.status === 409;
      return isClash ? messageOf(error) : labOperationFailed(messageOf(error));
    }
  };
}

function focusFirst(form: HTMLFormElement | null, errors: Errors): void {
  const [key] = Object.keys(errors);
  form
    ?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key ?? '')}"] [data-report-field]`)
    ?.focus();
}

type TestFieldsProps = {
  order: LabOrderDetails;
  values: ReportValues;
  errors: Errors;
  onChange: (key: string, value: string) => void;
};

function TestFields({ order, values, errors, onChange }: TestFieldsProps) {
  const standing = standingOf(order);
  const [firstTest] = order.tests;
  const first = firstTest && fieldsOf(firstTest, standing)[0]?.key;
  const person = subjectOf(order.Patient, dayOf(order.collectedAt ?? order.createdAt));
  return order.tests.map((test) => (
    <Paper component="section" withBorder p="sm" key={test.id} aria-labelledby={`test-${test.id}`}>
      <Title order={2} id={`test-${test.id}`} mb="xs">
        {test.name}
      </Title>
      <div className="report-fields">
        {fieldsOf(test, standing).map((field) => (
          <div key={field.key} data-key={field.key} style={{ display: 'contents' }}>
            <ValueField
              field={field}
              person={person}
              value={values[field.key] ?? ''}
              error={errors[field.key]}
              onChange={(value) => onChange(field.key, value)}
              autoFocus={field.key === first}
            />
          </div>
        ))}
      </div>
    </Paper>
  ));
}

type WholeTextProps = {
  value: string;
  onChange: (text: string) => void;
  /** Switches to one field per value. */
  onValues?: () => void;
};

function WholeText({ value, onChange, onValues }: WholeTextProps) {
  return (
    <>
      <Textarea
        label="Report Content"
        autoFocus
        rows={12}
        maxLength={10_000}
        maw={800}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {onValues && (
        <div>
          <Button variant="default" size="compact-md" onClick={onValues}>
            Enter values instead
          </Button>
        </div>
      )}
    </>
  );
}
