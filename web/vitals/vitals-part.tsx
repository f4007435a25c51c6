import './vitals.css';
import { Button, CloseButton, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { readVitals, vitalText } from '#contract/vitals/read-vitals.rules.ts';
import { type VitalLine, vitalLines } from '#contract/vitals/vital-lines.rules.ts';
import { isPlausible, type PersonAge } from '#contract/vitals/vital-ranges.rules.ts';
import { VITAL_SIGNS } from '#contract/vitals/vital-signs.ts';
import { recordVitals } from '#contract/vitals/vitals.endpoints.ts';
import { VITALS_MESSAGES as M } from '#contract/vitals/vitals.messages.ts';
import { newId } from '#web/lib/new-id.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useKeptText } from '#web/lib/session/use-kept-text.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';
import { draftOf, SAVED_BY_ENTER } from './typed-vitals.ts';
import {
  correctReading,
  saveReadings,
  takeBackReadings,
  useVisitVitals,
} from './use-visit-vitals.ts';

type VitalsPartProps = { visitId: string; age: PersonAge };

/** The vital signs of a visit, typed as one line such as `120/80 p88 t99.4`. */
export function VitalsPart({ visitId, age }: VitalsPartProps) {
  const { role } = useCurrentUser();
  const { data, error, refetch } = useVisitVitals(visitId);
  const mayRecord = mayCall(recordVitals, role);
  const lines = vitalLines(data?.readings ?? [], age);
  return (
    <div>
      {error && !data && <ErrorState message={M.loadFailed} onRetry={() => void refetch()} />}
      {lines.length > 0 && (
        <ul className="vitals-rows ui-tabular" aria-label="Recorded vitals">
          {lines.map((line) => (
            <VitalRow key={line.key} visitId={visitId} line={line} mayRecord={mayRecord} />
          ))}
        </ul>
      )}
      {mayRecord && <VitalsField visitId={visitId} />}
    </div>
  );
}

type VitalRowProps = { visitId: string; line: VitalLine; mayRecord: boolean };

function VitalRow({ visitId, line, mayRecord }: VitalRowProps) {
  const { label, text, flag, isDoubtful, meant, readings } = line;
  const [reading] = readings;
  return (
    <li title={reading && `Taken by ${reading.takenBy}`}>
      <span className="vitals-label">{label}</span> {text}
      {isDoubtful && <StatusBadge meaning="warning">check</StatusBadge>}
      {flag && !isDoubtful && <StatusBadge meaning="warning">{flag}</StatusBadge>}
      {mayRecord && meant && (
        <Button
          size="compact-md"
          variant="light"
          onClick={() => void correctReading(visitId, meant.reading, meant.value)}
        >
          Correct to {vitalText(meant.reading.kind, meant.value)}
        </Button>
      )}
      {mayRecord && reading && (
        <CloseButton
          size={24}
          aria-label={`Remove ${label} ${text}`}
          onClick={() => void takeBackReadings(visitId, readings)}
        />
      )}
    </li>
  );
}

function VitalsField({ visitId }: { visitId: string }) {
  const [text, type] = useKeptText(draftOf(visitId));
  const [isSaving, setSaving] = useState(false);
  const saidId = useId();
  const { readings, unread } = readVitals(text);
  const save = async (): Promise<void> => {
    if (isSaving || readings.length === 0) return;
    setSaving(true);
    const added = readings.map((reading) => ({ id: newId(), ...reading }));
    // The parts that were not understood stay in the field.
    if (await saveReadings(visitId, added)) type(unread.join(' '));
    setSaving(false);
  };
  return (
    <>
      <TextInput
        label="Vitals"
        placeholder="120/80 p88 t99.4 s97 w34"
        autoComplete="off"
        {...{ [SAVED_BY_ENTER]: unread.join(' ') }}
        maxLength={300}
        value={text}
        aria-describedby={saidId}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void save();
        }}
        onBlur={() => void (unread.length === 0 && save())}
      />
      <p id={saidId} className="vitals-said" role="status">
        {text.trim() !== '' && saidOf(readings, unread)}
      </p>
    </>
  );
}

type Read = ReturnType<typeof readVitals>;

/** The values read from the line, before it is saved. */
function saidOf(readings: Read['readings'], unread: Read['unread']): string {
  const read = readings.map(({ kind, value }) => {
    const doubt = isPlausible(kind, value) ? '' : ' (check)';
    return `${VITAL_SIGNS[kind].label} ${vitalText(kind, value)}${doubt}`;
  });
  const parts = [
    ...(read.length > 0 ? [`Enter saves: ${read.join(', ')}.`] : []),
    ...(unread.length > 0 ? [`Not understood: ${unread.join(', ')}.`] : []),
  ];
  return parts.join(' ');
}
