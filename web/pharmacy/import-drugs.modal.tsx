import { Button, FileInput, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { SPREADSHEET_MESSAGES } from '#contract/kernel/spreadsheet.messages.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { getDrug, importDrugs, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { ApiError, serverMessage } from '#web/lib/api-error.ts';
import { useApiMutation } from '#web/lib/use-api.ts';
import { FormMessage } from '#web/ui/form-message.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import { ImportPreview } from './import-preview.tsx';

type Preview = EndpointReply<typeof importDrugs>;

/** Import from Excel: what the file would do first, then the good rows in one go. */
export function ImportDrugsModal({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [error, setError] = useState<string | null>(null);
  const send = useApiMutation(importDrugs);
  const carryOut = useApiMutation(importDrugs, { invalidates: [listDrugs, getDrug] });

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setError(null);
    try {
      await work();
    } catch (refused) {
      setError((refused instanceof ApiError && serverMessage(refused.body)) || M.importFailed);
    }
  };
  const { run: choose, pending: isReading } = useSingleFlight(async (chosen: File | null) => {
    setFile(chosen);
    setPreview(null);
    if (!chosen) return;
    await attempt(async () =>
      setPreview(await send.mutateAsync({ file: chosen, body: { preview: 'true' } })),
    );
  });
  const { run: apply, pending: isApplying } = useSingleFlight(() =>
    attempt(async () => {
      if (!file) throw new Error(SPREADSHEET_MESSAGES.noFile);
      toast.success((await carryOut.mutateAsync({ file, body: {} })).message);
      onClose();
    }),
  );
  const good = preview ? preview.details.added + preview.details.updated : 0;

  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title="Import from Excel"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="sm">
        <FormMessage error={error} />
        <FileInput
          label="File"
          description="An .xlsx or .xls file with a column of names; prices, stock, expiry and others are found by their names."
          placeholder="Choose a file"
          accept=".xlsx,.xls"
          clearable
          clearButtonProps={{ 'aria-label': 'Take the file away' }}
          data-autofocus
          disabled={isApplying}
          onChange={(chosen) => void choose(chosen)}
        />
        {isReading && <Text role="status">Reading the file …</Text>}
        {preview && <ImportPreview preview={preview} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={good === 0} loading={isApplying} onClick={() => void apply()}>
            {good === 1 ? 'Import 1 row' : `Import ${good} rows`}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
