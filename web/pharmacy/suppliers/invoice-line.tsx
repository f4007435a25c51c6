import { Button, Group, Paper, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { GS } from '#contract/pharmacy/codes/gs1.rules.ts';
import { isSurelyCode, SCAN_MAX } from '#contract/pharmacy/codes/scanned-code.rules.ts';
import { isSeparatorKey } from '../codes/wedge.ts';
import { LINE_FIELDS, type LineDraft, type LineField } from './invoice-draft.ts';

type InvoiceLineProps = {
  line: LineDraft;
  /** The error of a field of the body. */
  errorOf: (field: string) => string | undefined;
  onChange: (field: LineField, text: string) => void;
  /** A code was scanned in the batch. */
  onScanned: (typed: string) => void;
  onRemove: () => void;
  /** Enter in the last field. */
  onDone: () => void;
};

/** A batch may be a number of eight digits; the code of a product is longer. */
const gtinLike = (text: string): boolean => /\D/.test(text) || text.trim().length >= 12;

/** Moves to the next field of the same line; false in the last one. */
function focusNext(event: KeyboardEvent<HTMLDivElement>): boolean {
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const at = fields.findIndex((field) => field === event.target);
  const next = fields[at + 1];
  next?.focus();
  next?.select();
  return next !== undefined;
}

/** A line of the invoice: one row on a wide screen, a card on a phone. Enter moves on. */
export function InvoiceLine({
  line,
  errorOf,
  onChange,
  onScanned,
  onRemove,
  onDone,
}: InvoiceLineProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (!(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    const { value, dataset } = event.target;
    if (dataset['field'] === 'batch' && isSeparatorKey(event)) {
      event.preventDefault();
      onChange('batch', value + GS);
      return;
    }
    const isCode = dataset['field'] === 'batch' && isSurelyCode(value) && gtinLike(value);
    if (event.key !== 'Enter' && !(event.key === 'Tab' && isCode)) return;
    event.preventDefault();
    if (isCode) {
      onScanned(value);
      return;
    }
    if (!focusNext(event)) onDone();
  };
  return (
    <Paper withBorder p="sm" role="group" aria-label={line.name} onKeyDown={onKeyDown}>
      <Group justify="space-between" mb="xs" wrap="nowrap">
        <Text fw={600}>{line.name}</Text>
        <Button
          variant="default"
          size="compact-md"
          flex="none"
          aria-label={`Remove ${line.name}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </Group>
      <SimpleGrid cols={{ base: 2, sm: 4, lg: 8 }} spacing="xs">
        {LINE_FIELDS.map(({ key, sent, label }) => (
          <TextInput
            key={key}
            label={label}
            autoComplete="off"
            data-field={key}
            maxLength={key === 'batch' ? SCAN_MAX : 60}
            inputMode={key === 'batch' || key === 'expiry' ? 'text' : 'decimal'}
            autoFocus={key === 'batch' && !line.scanned}
            value={line[key]}
            error={errorOf(sent)}
            onChange={({ currentTarget }) => onChange(key, currentTarget.value)}
          />
        ))}
      </SimpleGrid>
    </Paper>
  );
}
