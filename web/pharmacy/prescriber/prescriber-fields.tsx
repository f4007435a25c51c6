import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { MoreFields } from '#web/ui/form/more-fields.tsx';
import { NO_PRESCRIBER, type PrescriberDraft } from '../order-form/draft/order-draft.ts';
import { DoctorChoice } from './doctor-choice.tsx';

type PrescriberFieldsProps = {
  prescriber: PrescriberDraft | undefined;
  /** Names of the drugs of schedule H1 and X that no doctor of the clinic wrote. */
  unprescribed: readonly string[];
  onChange: (prescriber: PrescriberDraft) => void;
};

/** The prescriber of the lines that no doctor of the clinic wrote, for the bill and the registers. */
export function PrescriberFields({
  prescriber = NO_PRESCRIBER,
  unprescribed,
  onChange,
}: PrescriberFieldsProps) {
  const field = (name: keyof PrescriberDraft, maxLength: number) => ({
    autoComplete: 'off',
    maxLength,
    value: prescriber[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...prescriber, [name]: event.currentTarget.value }),
  });
  const isAsked = unprescribed.length > 0;
  return (
    <MoreFields
      label="More: prescriber from elsewhere …"
      isNeeded={isAsked || Object.values(prescriber).some((text) => text !== '')}
    >
      {isAsked && (
        <>
          <Text size="sm" role="status">
            {unprescribed.join(', ')}: the registers need who prescribed this. A line that a doctor
            wrote stays theirs.
          </Text>
          <DoctorChoice onChoose={onChange} />
        </>
      )}
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm" maw={860}>
        <TextInput label="Prescriber" placeholder="Dr Nikhil Shah" {...field('name', 120)} />
        <TextInput label="Prescriber’s registration no." {...field('registration', 60)} />
        <TextInput label="Prescriber’s address" {...field('address', 300)} />
      </SimpleGrid>
    </MoreFields>
  );
}
