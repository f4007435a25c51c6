import { Stack, TextInput } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { readScan, SCAN_MAX, type Scan } from '#contract/pharmacy/codes/scanned-code.rules.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { ScanResult } from './scan-outcome.tsx';
import { useScan } from './use-scan.ts';

type ScanFieldProps = {
  label: string;
  onFound: (drug: Drug, scan: Scan) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
};

/** A field for scans alone: whatever is entered here is a code. */
export function ScanField({ label, onFound, inputRef }: ScanFieldProps) {
  const [text, setText] = useState('');
  const scan = useScan({ text, onText: setText, onFound });
  return (
    <Stack gap="xs">
      <TextInput
        ref={inputRef}
        label={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={SCAN_MAX}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDownCapture={scan.onKeyDownCapture}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          // Typed by hand: a code of the clinic's own.
          if (readScan(text, clinicToday())) scan.lookUp(text);
        }}
      />
      <ScanResult outcome={scan.outcome} onFound={scan.take} onClose={scan.clear} />
    </Stack>
  );
}
