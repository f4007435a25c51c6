import {
  Fieldset,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { BILL_TYPE_LABELS, BILL_TYPES } from '#contract/billing/bill.status.ts';
import type { Letterhead } from '#contract/clinics/letterhead.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SettingsClash } from '../settings-clash.tsx';
import { SettingsForm } from '../settings-form.tsx';
import { type LetterheadField, type LetterheadText, rateField } from './letterhead.values.ts';
import { useLetterheadEdits } from './use-letterhead-edits.ts';

const TEXT_LABELS: Record<LetterheadText, string> = {
  name: 'Name on the paper',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  registration: 'Registration line',
  footer: 'Footer line',
  gstin: 'GSTIN',
  upiId: 'UPI id',
  upiName: 'Payee name',
};
function labelOf(field: LetterheadField): string {
  const type = BILL_TYPES.find((one) => rateField(one) === field);
  if (type) return `Tax on ${type}`;
  const texts = new Map<string, string>(Object.entries(TEXT_LABELS));
  return texts.get(field) ?? field;
}

type LetterheadFormProps = {
  letterhead: Letterhead;
  onEdited: (isEdited: boolean) => void;
};

/** The head of every print of the clinic, and the tax rates included in its prices. */
export function LetterheadForm({ letterhead, onEdited }: LetterheadFormProps) {
  const form = useLetterheadEdits(letterhead);
  const field = (name: LetterheadField) => ({
    autoComplete: 'off',
    value: form.valueOf(name),
    error: form.errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      form.type(name, event.currentTarget.value),
  });
  const text = (name: LetterheadText) => ({ label: TEXT_LABELS[name], ...field(name) });

  return (
    <SettingsForm
      name="Letterhead and tax"
      submitLabel="Save letterhead and tax"
      edits={form}
      onEdited={onEdited}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput {...text('name')} placeholder={letterhead.clinicName} />
        <TextInput
          {...text('registration')}
          placeholder="Dr Asha Rao, MBBS, MD · Reg. No. KMC 12345"
        />
        <Textarea {...text('address')} rows={3} />
        <Stack gap="sm">
          <TextInput {...text('phone')} />
          <TextInput {...text('email')} />
        </Stack>
        <TextInput {...text('footer')} placeholder="Please bring this paper along." />
        <TextInput {...text('gstin')} description="Only if the clinic charges GST." />
      </SimpleGrid>
      <UpiPart text={text} payee={letterhead.name ?? letterhead.clinicName} />
      <Fieldset legend="Tax that the prices include (GST)">
        <SimpleGrid cols={{ base: 2, sm: 5 }} spacing="sm">
          {BILL_TYPES.map((type) => (
            <NumberField
              key={type}
              label={`${BILL_TYPE_LABELS[type]} (%)`}
              {...field(rateField(type))}
            />
          ))}
        </SimpleGrid>
      </Fieldset>
      {form.clashes.map((name) => (
        <SettingsClash
          key={name}
          label={labelOf(name)}
          theirs={form.savedValueOf(name)}
          mine={form.valueOf(name)}
          onDecide={(decided) => form.decide(name, decided)}
        />
      ))}
    </SettingsForm>
  );
}

type UpiPartProps = {
  text: (name: LetterheadText) => TextInputProps;
  /** The payee where no name is typed. */
  payee: string;
};

/** The UPI id that bills are paid to. */
function UpiPart({ text, payee }: UpiPartProps) {
  return (
    <Fieldset legend="Payment by UPI">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput
          {...text('upiId')}
          placeholder="clinic@okbank"
          description="Bills then show a QR code that pays this id. Check it with a small payment."
        />
        <TextInput
          {...text('upiName')}
          placeholder={payee}
          description="As the bank knows the account."
        />
      </SimpleGrid>
    </Fieldset>
  );
}
