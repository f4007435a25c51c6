import { Button, Text, TextInput, type TextInputProps } from '@mantine/core';
import { useId, useState } from 'react';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { inStrips, type Packed, typedPacks } from '#contract/pharmacy/packs/typed-packs.rules.ts';
import { hasTouchKeyboard } from '#web/lib/device/touch-keyboard.ts';

type PackQuantityFieldProps = Omit<TextInputProps, 'value'> & {
  /** The pieces as text. */
  value: string;
  packed: Packed | undefined;
  onPieces: (text: string) => void;
};

/**
 * A quantity in pieces, which also takes strips and packs: `2s`, `2 strips + 5`, `1 pack`. Such a text
 * is shown as typed until the field is left; the form has the pieces at once. A phone's number pad has
 * no letters: there a button turns the number into strips.
 */
export function PackQuantityField(props: PackQuantityFieldProps) {
  const { value, packed, onPieces, onBlur, onChange: _, ...rest } = props;
  const [typed, setTyped] = useState<string>();
  const [number, setNumber] = useState<string>();
  const hintId = useId();
  const hint = packed ? inStrips(typedNumber(value), packed) : null;
  const asStrips = packed && number === value ? typedPacks(`${number}s`, packed) : null;
  return (
    <div>
      <TextInput
        autoComplete="off"
        {...rest}
        aria-describedby={hint === null ? undefined : hintId}
        value={typed ?? value}
        onChange={({ currentTarget: { value: text } }) => {
          const pieces = packed ? typedPacks(text, packed) : null;
          setTyped(/\p{L}/u.test(text) ? text : undefined);
          setNumber(hasTouchKeyboard() ? text : undefined);
          onPieces(pieces === null ? text : String(pieces));
        }}
        onBlur={(event) => {
          setTyped(undefined);
          setNumber(undefined);
          onBlur?.(event);
        }}
      />
      {packed && asStrips !== null && (
        <Button
          variant="light"
          size="compact-sm"
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setNumber(undefined);
            onPieces(String(asStrips));
          }}
        >
          {inStrips(asStrips, packed)}
        </Button>
      )}
      {hint !== null && (
        <Text id={hintId} size="xs" c="dimmed" className="ui-tabular">
          {hint}
        </Text>
      )}
    </div>
  );
}
