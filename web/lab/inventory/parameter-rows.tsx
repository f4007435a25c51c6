import './parameter-rows.css';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { criticalText } from '#contract/lab/critical/critical-text.rules.ts';
import { usualLimits } from '#contract/lab/critical/usual-limits.rules.ts';
import { parseRanges } from '#contract/lab/results/range-text.rules.ts';
import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import { PARAMETER_TYPE_LABELS, PARAMETER_TYPES } from '#contract/lab/tests/lab-test.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconChevronDown, IconChevronUp, IconPlus, IconTrash } from '#web/ui/theme/icons.ts';
import {
  emptyParameter,
  type LabTestFormValues,
  type ParameterValues,
  withType,
} from './lab-test-form.values.ts';

const LIST = 'default_parameters';
const TYPES = PARAMETER_TYPES.map((value) => ({ value, label: PARAMETER_TYPE_LABELS[value] }));
const YES_NO = [
  { value: '', label: 'None' },
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

type Form = UseFormReturnType<LabTestFormValues>;
type RowProps = { form: Form; parameter: ParameterValues; n: number; count: number };

/** Shows whether a typed normal range is understood; an existing one shows a hint only when it is not. */
function hintOf({ type, normal_range }: ParameterValues, isTyped: boolean): string | null {
  if (type !== 'number' || normal_range.trim() === '') return null;
  if (parseRanges(normal_range).length === 0) return M.notFlagged;
  return isTyped ? M.flagged : null;
}

function DefaultField({ form, parameter, n }: RowProps) {
  const props = { label: 'Default', ...form.getInputProps(`${LIST}.${n}.defaultValue`) };
  if (parameter.type === 'boolean') return <NativeSelect data={YES_NO} {...props} />;
  return (
    <TextInput
      {...props}
      autoComplete="off"
      inputMode={parameter.type === 'number' ? 'decimal' : 'text'}
    />
  );
}

/** The limits of a critical result; if empty, the default limits apply where they are certain. */
function CriticalField({ form, parameter, n }: RowProps) {
  const { name, unit, normal_range, critical } = parameter;
  const ranges = parseRanges(normal_range);
  const usual = usualLimits({ name, unit }, ranges);
  const isOfRanges = ranges.some(
    ({ critical_low, critical_high }) => critical_low ?? critical_high,
  );
  const isUncertain = usual?.limits === null && critical.trim() === '' && !isOfRanges;
  return (
    <TextInput
      label="Critical"
      disabled={parameter.type === 'boolean'}
      autoComplete="off"
      placeholder={isOfRanges ? 'as in the range' : usual?.limits ? criticalText(usual.limits) : ''}
      description={isUncertain ? M.unknownScale : null}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...form.getInputProps(`${LIST}.${n}.critical`)}
    />
  );
}

function ParameterRow(props: RowProps) {
  const { form, parameter, n, count } = props;
  const field = (name: string) => form.getInputProps(`${LIST}.${n}.${name}`);
  const called = parameter.name || `parameter ${n + 1}`;
  const tool = { variant: 'subtle', color: 'gray', size: 30 } as const;
  return (
    <li className="lab-parameter" aria-label={called}>
      <div className="lab-parameter-wide">
        <TextInput label="Parameter" required autoComplete="off" {...field('name')} />
      </div>
      <NativeSelect
        label="Type"
        data={TYPES}
        {...field('type')}
        onChange={({ currentTarget }) => {
          const type = PARAMETER_TYPES.find((one) => one === currentTarget.value);
          if (type) form.setFieldValue(`${LIST}.${n}`, withType(parameter, type));
        }}
      />
      <DefaultField {...props} />
      <TextInput label="Unit" autoComplete="off" {...field('unit')} />
      <div className="lab-parameter-wide">
        <TextInput
          label="Normal range"
          autoComplete="off"
          description={hintOf(parameter, form.isDirty(`${LIST}.${n}.normal_range`))}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('normal_range')}
        />
      </div>
      <CriticalField {...props} />
      <TextInput label="Method" autoComplete="off" {...field('method')} />
      <div className="lab-parameter-tools">
        <ActionIcon
          {...tool}
          aria-label={`Move ${called} up`}
          title="Up"
          disabled={n === 0}
          onClick={() => form.reorderListItem(LIST, { from: n, to: n - 1 })}
        >
          <Icon of={IconChevronUp} size={16} />
        </ActionIcon>
        <ActionIcon
          {...tool}
          aria-label={`Move ${called} down`}
          title="Down"
          disabled={n === count - 1}
          onClick={() => form.reorderListItem(LIST, { from: n, to: n + 1 })}
        >
          <Icon of={IconChevronDown} size={16} />
        </ActionIcon>
        <ActionIcon
          {...tool}
          color="red"
          aria-label={`Remove ${called}`}
          title="Remove"
          onClick={() => form.removeListItem(LIST, n)}
        >
          <Icon of={IconTrash} size={16} />
        </ActionIcon>
      </div>
    </li>
  );
}

/** The parameters of a test, in report order (specification 1, section 2). */
export function ParameterRows({ form }: { form: Form }) {
  const rows = form.values.default_parameters;
  const add = (): void => {
    form.insertListItem(LIST, emptyParameter());
    // The new field exists after the next render.
    setTimeout(() => form.getInputNode(`${LIST}.${rows.length}.name`)?.focus());
  };
  return (
    <>
      {rows.length > 0 && (
        <ol className="lab-parameters">
          {rows.map((parameter, n) => (
            <ParameterRow key={parameter.key} {...{ form, parameter, n }} count={rows.length} />
          ))}
        </ol>
      )}
      <div>
        <Button variant="default" leftSection={<Icon of={IconPlus} />} onClick={add}>
          Add parameter
        </Button>
      </div>
    </>
  );
}
