import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { useId, useState } from 'react';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { inStrips, type Packed, typedPacks } from '#contract/pharmacy/packs/typed-packs.rules.ts';

type PackQuantityFieldProps = Omit<TextInputProps, 'value'> & {
  /** The pieces as text. */
  value: string;
  packed: Packed | undefined;
  onPieces: (text: string) => void;
};

/**
 * A quantity in pieces, which also takes strips and packs: `2s`, `2 strips + 5`, `1 pack`. The text is
 * shown as typed until the field is left; the form has the pieces at once.
 */
export function PackQuantityField({
  value,
  packed,
  onPieces,
  onBlur,
  onChange: _,
  ...props
}: PackQuantityFieldProps) {
  const [typed, setTyped] = useState<string>();
  const hintId = useId();
  const hint = packed ? inStrips(typedNumber(value), packed) : null;
  return (
    <div>
      <TextInput
        autoComplete="off"
        {...props}
        aria-describedby={hint === null ? undefined : hintId}
        value={typed ?? value}
        onChange={({ currentTarget: { value: text } }) => {
          const pieces = packed ? typedPacks(text, packed) : null;
          setTyped(text);
          onPieces(pieces === null ? text : String(pieces));
        }}
        onBlur={(event) => {
          setTyped(undefined);
          onBlur?.(event);
        }}
      />
      {hint !== null && (
        <Text id={hintId} size="xs" c="dimmed" className="ui-tabular">
          {hint}
        </Text>
      )}
    </div>
  );
}
