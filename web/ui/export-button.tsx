import { Button } from '@mantine/core';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { messageOf } from '#web/lib/api-error.ts';
import type { ApiInput } from '#web/lib/api-input.ts';
import { downloadFile } from '#web/lib/download.ts';
import { Icon } from './icon.tsx';
import { IconDownload } from './icons.ts';
import { toast } from './toast/toast.ts';
import { useSingleFlight } from './use-single-flight.ts';

interface ExportButtonProps<E extends Endpoint & { readonly download: string }> {
  endpoint: E;
  input: ApiInput<E>;
  children?: string;
  disabled?: boolean;
}

/** Saves what an endpoint with `...SPREADSHEET` answers. */
export function ExportButton<E extends Endpoint & { readonly download: string }>({
  endpoint,
  input,
  children = 'Export to Excel',
  disabled = false,
}: ExportButtonProps<E>) {
  const { run, pending } = useSingleFlight(async () => {
    try {
      await downloadFile(endpoint, input);
    } catch (error) {
      toast.error(`The file could not be saved: ${messageOf(error)}`);
    }
  });
  return (
    <Button
      variant="default"
      leftSection={<Icon of={IconDownload} />}
      loading={pending}
      disabled={disabled}
      onClick={() => void run()}
    >
      {children}
    </Button>
  );
}
