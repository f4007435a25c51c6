import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import type { QueueRefusal } from './use-attempts.ts';

type QueueRefusedProps = { refusal: QueueRefusal; onClose: () => void };

/** The refusal, with a link to the visit that is already open, if that is the reason. */
export function QueueRefused({ refusal, onClose }: QueueRefusedProps) {
  const { message, openVisitId } = refusal;
  return (
    <AlertBanner tone="error" onClose={onClose}>
      {openVisitId ? (
        <Group gap="sm">
          {message}
          <Button
            component={Link}
            to={pathTo(ADDRESSES.bareEditComplaint, { visitId: openVisitId })}
            variant="default"
            size="compact-md"
          >
            Open visit
          </Button>
        </Group>
      ) : (
        message
      )}
    </AlertBanner>
  );
}
