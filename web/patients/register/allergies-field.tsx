import { TextInput, type TextInputProps } from '@mantine/core';

/** The allergies as typed text, which `readAllergies` reads. */
export function AllergiesField(field: Omit<TextInputProps, 'label' | 'description'>) {
  return (
    <TextInput
      {...field}
      label="Allergies"
      description="With commas between; “None” if the patient has none."
      autoComplete="off"
    />
  );
}
