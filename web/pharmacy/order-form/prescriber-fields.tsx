import { SimpleGrid, TextInput } from '@mantine/core';
import { MoreFields } from '#web/ui/form/more-fields.tsx';
import { NO_PRESCRIBER, type PrescriberDraft } from './order-draft.ts';

type PrescriberFieldsProps = {
  prescriber: PrescriberDraft | undefined;
  onChange: (prescriber: PrescriberDraft) => void;
};

/** The doctor on a paper from elsewhere, for the bill and the registers. */
export function PrescriberFields({ prescriber = NO_PRESCRIBER, onChange }: PrescriberFieldsProps) {
  const field = (name: keyof PrescriberDraft, maxLength: number) => ({
    autoComplete: 'off',
    maxLength,
    value: prescriber[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...prescriber, [name]: event.currentTarget.value }),
  });
  return (
    <MoreFields
      label="More: prescriber from elsewhere …"
      isNeeded={Object.values(prescriber).some((text) => text !== '')}
    >
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm" maw={860}>
        <TextInput label="Prescriber" placeholder="Dr Nikhil Shah" {...field('name', 120)} />
        <TextInput label="Prescriber’s registration no." {...field('registration', 60)} />
        <TextInput label="Prescriber’s address" {...field('address', 300)} />
      </SimpleGrid>
    </MoreFields>
  );
}
