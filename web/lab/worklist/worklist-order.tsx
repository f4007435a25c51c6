import { Button, Group, Text } from '@mantine/core';
import { Fragment, useRef, useState } from 'react';
import { Link } from 'react-router';
import { groupedCount, groupedLimits } from '#contract/lab/results/grouped-count.rules.ts';
import { typedValue } from '#contract/lab/results/report-content.rules.ts';
import { normOf, rangeText } from '#contract/lab/results/report-norms.rules.ts';
import { wordsLike } from '#contract/lab/results/result-words.rules.ts';
import { subjectOf } from '#contract/lab/results/subject.rules.ts';
import { timesText } from '#contract/lab/worklist/sample-times.rules.ts';
import type { WorklistOrder } from '#contract/lab/worklist/worklist.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { dayOf, showDate, showDateTime } from '#web/lib/clinic-time.ts';
import { ageAndGender } from '#web/patients/index.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { FlagMark } from '../results/flag-mark.tsx';
import { ReceiveButton } from './receive-button.tsx';
import { RejectSampleForm } from './reject-sample.form.tsx';
import { isValid, rowsOf, type Typed, typedKeyOf, type WorklistRow } from './worklist-rows.ts';

type WorklistOrderRowsProps = {
  order: WorklistOrder;
  typed: Typed;
  /** Why its values were not saved. */
  error: string | undefined;
  onType: (order: string, row: WorklistRow, text: string) => void;
};

const showMoment = (at: string | null): string => (at ? showDateTime(at) : '–');

/** One order of the worklist: who, and a row for each value. */
export function WorklistOrderRows({ order, typed, error, onType }: WorklistOrderRowsProps) {
  const { Patient: patient } = order;
  const collection =
    timesText(order.samples ?? [], 'collectedAt', showMoment) ?? showMoment(order.collectedAt);
  const [isRejecting, setRejecting] = useState(false);
  const rejectButton = useRef<HTMLButtonElement>(null);
  const isOpen = order.status === 'processing';
  const rows = isOpen ? rowsOf(order) : [];
  const facts = [
    ...[ageAndGender(patient), patientNo(patient.token)],
    `lab token ${order.lab_token_number}`,
    order.collectedAt && `collected ${collection}`,
  ];
  return (
    <tbody>
      <tr className="worklist-order">
        <th scope="rowgroup" colSpan={4}>
          <Group gap="xs" justify="space-between">
            <span>
              <b>{patient.name}</b> · {facts.filter(Boolean).join(' · ')}
            </span>
            <Group gap={4}>
              {!isOpen && <ReceiveButton order={order} />}
              <Button
                ref={rejectButton}
                size="compact-md"
                variant="subtle"
                aria-label={`Reject sample of ${patient.name}, lab token ${order.lab_token_number}`}
                onClick={() => setRejecting(true)}
              >
                Reject sample
              </Button>
            </Group>
          </Group>
          {order.rejections.map(({ id, sample, reason, collectedAt, rejectedAt }) => (
            <Text key={id} size="sm" c="dimmed">
              {sample}
              {collectedAt && ` of ${showDateTime(collectedAt)}`} was rejected{' '}
              {showDateTime(rejectedAt)}: {reason}
            </Text>
          ))}
          <FormMessage error={error ?? null} />
          {isRejecting && (
            <RejectSampleForm
              order={order}
              onClose={() => {
                setRejecting(false);
                rejectButton.current?.focus();
              }}
            />
          )}
        </th>
      </tr>
      {rows.map((row, index) => (
        <Fragment key={row.key}>
          {rows[index - 1]?.testId !== row.testId && (
            <tr className="worklist-test">
              <td colSpan={4}>{row.test}</td>
            </tr>
          )}
          <ValueRow
            row={row}
            order={order}
            text={typed[typedKeyOf(order)]?.[row.key] ?? row.entered}
            onType={(text) => onType(typedKeyOf(order), row, text)}
          />
        </Fragment>
      ))}
      {isOpen && <TextTests order={order} />}
    </tbody>
  );
}

/** The tests that are reported as text, with the link to write it. */
function TextTests({ order: { id, tests } }: { order: WorklistOrder }) {
  const texts = tests.filter(({ default_parameters: parameters }) => parameters.length === 0);
  if (texts.length === 0) return null;
  return (
    <tr>
      <td colSpan={4}>
        {texts.map(({ name }) => name).join(', ')}:{' '}
        <Link to={pathTo(ADDRESSES.enterLabReport, { orderId: id })}>write the text report</Link>
      </td>
    </tr>
  );
}

type ValueRowProps = {
  row: WorklistRow;
  order: WorklistOrder;
  text: string;
  onType: (text: string) => void;
};

function ValueRow({ row: { key, parameter, last }, order, text, onType }: ValueRowProps) {
  const { name, unit, type, normal_range } = parameter;
  const person = subjectOf(order.Patient, dayOf(order.collectedAt ?? order.createdAt));
  const value = text.trim() === '' ? undefined : typedValue({ type, unit }, text);
  const words = type === 'boolean' ? wordsLike(normal_range) : undefined;
  const range = groupedLimits(rangeText(parameter, person));
  return (
    <tr>
      <th scope="row" data-range={range || undefined}>
        {name}
      </th>
      <td className="ui-tabular">
        {last ? `${groupedCount(last.text)} (${showDate(last.at)})` : '–'}
      </td>
      <td>
        <span className="worklist-value">
          <input
            data-cell={key}
            aria-label={`${name} of ${order.Patient.name}`}
            aria-invalid={!isValid(parameter, text) || undefined}
            autoComplete="off"
            inputMode={type === 'number' ? 'decimal' : 'text'}
            placeholder={words && `${words.no} / ${words.yes}`}
            value={text}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
          <span>{unit}</span>
          {value !== undefined && <FlagMark flag={normOf(parameter, value, person).flag} />}
        </span>
      </td>
      <td>{range}</td>
    </tr>
  );
}
