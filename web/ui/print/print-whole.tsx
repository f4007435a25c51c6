import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { Endpoint, EndpointReply } from '#contract/kernel/endpoint.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import type { ApiInput } from '#web/lib/api/api-input.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { AlertBanner } from '../notice/alert-banner.tsx';
import { Icon } from '../theme/icon.tsx';
import { IconPrinter } from '../theme/icons.ts';
import { printSoon } from './use-print.ts';

type PrintWholeProps<E extends Endpoint> = {
  /** The button, such as "Print list". */
  label: string;
  /** The call that returns the whole list. */
  endpoint: E;
  input: ApiInput<E>;
  /** The paper. */
  children: (list: EndpointReply<E>) => ReactNode;
};

/** Prints a whole list, whichever page of it is shown: fetches it at the first press. */
export function PrintWhole<E extends Endpoint>(props: PrintWholeProps<E>) {
  const { label, endpoint, input, children } = props;
  const [isWanted, setWanted] = useState(false);
  const { data, error, isFetching } = useApi(endpoint, input, { enabled: isWanted });
  const client = useQueryClient();
  useEffect(() => (isWanted && data ? printSoon(client) : undefined), [isWanted, data, client]);
  return (
    <>
      <div>
        <Button
          variant="default"
          leftSection={<Icon of={IconPrinter} />}
          loading={isWanted && isFetching}
          onClick={() => (isWanted && data ? window.print() : setWanted(true))}
        >
          {label}
        </Button>
      </div>
      {error && <AlertBanner tone="error">{messageOf(error)}</AlertBanner>}
      {data !== undefined && children(data)}
    </>
  );
}
