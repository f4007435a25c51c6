import { Button, Group, NumberInput, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { editedPlan } from '#contract/ai/plan/edit-plan.rules.ts';
import type { Change, Plan, PlannedLine } from '#contract/ai/plan/planned.ts';
import { PRESCRIPTION_LABEL } from '#contract/pharmacy/bought-elsewhere.ts';

type ChangePlan = Extract<Plan, { kind: 'change' }>;
type EditChangeProps = {
  plan: ChangePlan;
  /** The change as it is edited. */
  change: Change;
  onChange: (change: Change) => void;
  onDone: (plan: ChangePlan) => void;
  onCancel: () => void;
};

/** Edits a proposal before it is applied. */
export function EditChange({ plan, change, onChange, onDone, onCancel }: EditChangeProps) {
  const done = (): void => onDone(editedPlan(plan, change));
  return (
    <Stack gap="xs">
      <Fields change={change} onChange={onChange} />
      <Group gap="xs">
        <Button size="compact-md" onClick={done}>
          Done
        </Button>
        <Button size="compact-md" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}

type FieldsProps = { change: Change; onChange: (change: Change) => void };

function Fields({ change, onChange }: FieldsProps) {
  switch (change.type) {
    case 'create-pharmacy-order':
    case 'edit-pharmacy-order':
      return <PharmacyFields change={change} onChange={onChange} />;
    case 'create-lab-order':
    case 'edit-lab-order':
      return <LabFields change={change} onChange={onChange} />;
    case 'update-patient':
      return <PatientFields change={change} onChange={onChange} />;
    case 'add-complaint':
      return (
        <TextField
          label="Complaint"
          text={change.complaint}
          onText={(complaint) => onChange({ ...change, complaint })}
        />
      );
    case 'save-summary':
      return (
        <TextField
          label="Summary"
          text={change.summary}
          onText={(summary) => onChange({ ...change, summary })}
        />
      );
    case 'save-memory':
      return (
        <TextField
          label="AI memory"
          text={change.memory}
          onText={(memory) => onChange({ ...change, memory })}
        />
      );
    case 'delete-pharmacy-order':
      return null;
  }
}

type FieldsOf<One extends Change> = { change: One; onChange: (change: Change) => void };

function PharmacyFields({ change, onChange }: FieldsOf<Extract<Change, { lines: unknown }>>) {
  const replace = (line: PlannedLine, edited: PlannedLine | null): void =>
    onChange({
      ...change,
      lines: change.lines.flatMap((one) => (one.drug_id === line.drug_id ? (edited ?? []) : one)),
    });
  return (
    <>
      {change.lines.map((line) => (
        <LineFields key={line.drug_id} line={line} onChange={(edited) => replace(line, edited)} />
      ))}
      <Textarea
        label={PRESCRIPTION_LABEL}
        resize="vertical"
        value={change.prescription}
        onChange={(event) => onChange({ ...change, prescription: event.currentTarget.value })}
      />
    </>
  );
}

function LabFields({ change, onChange }: FieldsOf<Extract<Change, { tests: unknown }>>) {
  return (
    <Stack gap={4}>
      {change.tests.map((test) => (
        <Group key={test.id} gap="xs">
          <Text>{test.name}</Text>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={`Remove ${test.name}`}
            onClick={() =>
              onChange({ ...change, tests: change.tests.filter(({ id }) => id !== test.id) })
            }
          >
            Remove
          </Button>
        </Group>
      ))}
    </Stack>
  );
}

function PatientFields({
  change,
  onChange,
}: FieldsOf<Extract<Change, { type: 'update-patient' }>>) {
  const { details } = change;
  const set = (more: object) => onChange({ ...change, details: { ...details, ...more } });
  return (
    <>
      <TextInput
        label="Name"
        value={details.name ?? ''}
        onChange={(event) => set({ name: event.currentTarget.value || undefined })}
      />
      <NumberInput
        label="Age"
        min={0}
        max={150}
        value={details.age ?? ''}
        onChange={(value) => set({ age: typeof value === 'number' ? value : undefined })}
      />
      <TextInput
        label="Phone"
        value={details.phone ?? ''}
        onChange={(event) => set({ phone: event.currentTarget.value })}
      />
    </>
  );
}

function TextField(props: { label: string; text: string; onText: (text: string) => void }) {
  const { label, text, onText } = props;
  return (
    <Textarea
      label={label}
      resize="vertical"
      rows={2}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}

type LineFieldsProps = { line: PlannedLine; onChange: (line: PlannedLine | null) => void };

function LineFields({ line, onChange }: LineFieldsProps) {
  const number = (key: 'tabletsPerDay' | 'numberOfDays' | 'quantity', label: string) => (
    <NumberInput
      label={label}
      w={96}
      min={1}
      allowDecimal={false}
      value={line[key]}
      onChange={(value) => {
        if (typeof value !== 'number' || value < 1) return;
        const written = key === 'numberOfDays' ? { daysAssumed: undefined } : {};
        const next = { ...line, [key]: value, ...written };
        const product = next.tabletsPerDay * next.numberOfDays;
        onChange({ ...(key === 'quantity' ? next : { ...next, quantity: product }), byHand: true });
      }}
    />
  );
  return (
    <fieldset className="assistant-question">
      <legend>{line.name}</legend>
      <Group gap="xs" align="end">
        {number('tabletsPerDay', 'Per day')}
        {number('numberOfDays', 'Days')}
        {number('quantity', 'Quantity')}
        <TextInput
          label="Directions"
          flex="1 1 160px"
          value={line.directions_to_use ?? ''}
          onChange={(event) =>
            onChange({
              ...line,
              directions_to_use: event.currentTarget.value || null,
              byHand: true,
            })
          }
        />
        <Button variant="subtle" color="red" onClick={() => onChange(null)}>
          Remove
        </Button>
      </Group>
    </fieldset>
  );
}
