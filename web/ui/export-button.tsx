import { Button, Group, Text } from '@mantine/core';
import { useRef } from 'react';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import type { ApiInput } from '#web/lib/api/api-input.ts';
import { downloadFile } from '#web/lib/api/download-file.ts';
import { useSingleFlight } from './form/use-single-flight.ts';
import { Icon } from './theme/icon.tsx';
import { IconDownload } from './theme/icons.ts';
import { toast } from './toast/toast.ts';
import { usePlaceInLine } from './use-place-in-line.ts';

interface ExportButtonProps<E extends Endpoint & { readonly download: string }> {
  endpoint: E;
  input: ApiInput<E>;
  children?: string;
  disabled?: boolean;
}

/** Downloads an endpoint's file; shows its progress meanwhile, and can be cancelled. */
export function ExportButton<E extends Endpoint & { readonly download: string }>({
  endpoint,
  input,
  children = 'Export to Excel',
  disabled = false,
}: ExportButtonProps<E>) {
  const leaving = useRef<AbortController>(undefined);
  const { run, pending } = useSingleFlight(async () => {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    try {
      await downloadFile(endpoint, input, { signal });
    } catch (error) {
      if (!signal.aborted) toast.error(`The file could not be saved: ${messageOf(error)}`);
    }
  });
  const place = usePlaceInLine(endpoint.path, pending);
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<Icon of={IconDownload} />}
        loading={pending}
        disabled={disabled}
        onClick={() => void run()}
      >
        {children}
      </Button>
      {pending && place && (
        <>
          <Text size="sm" role="status">
            {place}
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={() => leaving.current?.abort()}>
            Cancel
          </Button>
        </>
      )}
    </Group>
  );
}
