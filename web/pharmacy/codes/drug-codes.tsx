import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { CODE_MESSAGES as M, MISREAD_TEXTS } from '#contract/pharmacy/codes/drug-code.messages.ts';
import { deleteDrugCode, listDrugCodes } from '#contract/pharmacy/codes/drug-codes.endpoints.ts';
import { GS } from '#contract/pharmacy/codes/gs1.rules.ts';
import { printedCode } from '#contract/pharmacy/codes/gtin.rules.ts';
import { readScan, SCAN_MAX } from '#contract/pharmacy/codes/scanned-code.rules.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { Sheet } from '#web/ui/layout/sheet.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useRememberCode } from './scan-outcome.tsx';
import { isSeparatorKey } from './wedge.ts';

/** The codes of a drug; a scan adds one at once. */
export function DrugCodes({ drugId }: { drugId: string }) {
  const { data: codes } = useApi(listDrugCodes, { query: { drug_id: drugId } });
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const remember = useRememberCode(setError);
  const remove = useApiMutation(deleteDrugCode, { invalidates: [listDrugCodes] });
  const add = async (): Promise<void> => {
    const scan = readScan(text, clinicToday());
    if (scan?.kind !== 'code') {
      setError(scan ? MISREAD_TEXTS[scan.why] : M.notACode);
      return;
    }
    if (await remember(drugId, scan.code)) setText('');
  };
  const forget = async (id: string): Promise<void> => {
    try {
      toast.success((await remove.mutateAsync({ params: { id } })).message);
    } catch (refused) {
      setError(saidOr(refused, M.removeFailed));
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isEnd = event.key === 'Enter' || (event.key === 'Tab' && text !== '');
    if (!(isEnd || isSeparatorKey(event))) return;
    event.preventDefault();
    if (isSeparatorKey(event)) setText(text + GS);
    else if (text.trim() !== '') void add();
  };
  return (
    <Sheet maxWidth={592}>
      <Stack gap="sm">
        <Text component="h2" fw={600}>
          Codes on the pack
        </Text>
        {codes?.length === 0 && <Text c="dimmed">{M.none}</Text>}
        {codes?.map(({ id, code }) => (
          <Group key={id} justify="space-between" wrap="nowrap">
            <Text style={{ overflowWrap: 'anywhere' }}>{printedCode(code)}</Text>
            <Button
              variant="default"
              size="compact-md"
              flex="none"
              aria-label={`Remove ${printedCode(code)}`}
              onClick={() => void forget(id)}
            >
              Remove
            </Button>
          </Group>
        ))}
        <TextInput
          label="Scan a code"
          autoComplete="off"
          spellCheck={false}
          maxLength={SCAN_MAX}
          value={text}
          error={error}
          onChange={({ currentTarget }) => {
            setError(undefined);
            setText(currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
      </Stack>
    </Sheet>
  );
}
