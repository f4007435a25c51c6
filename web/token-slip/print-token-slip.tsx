import { ActionIcon } from '@mantine/core';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { QueueEntry } from '#contract/queue/queue-entry.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconPrinter } from '#web/ui/icons.ts';
import { usePrint } from '#web/ui/print/use-print.ts';
import { SlipPaper } from './slip-paper.tsx';

/** Prints the slip of a visit, wherever it stands; the paper is gone again once it was printed. */
export function PrintTokenSlip({ visit }: { visit: QueueEntry }) {
  const { paper, print, clear } = usePrint<'slip'>();
  useEffect(() => {
    if (!paper) return;
    window.addEventListener('afterprint', clear);
    return () => window.removeEventListener('afterprint', clear);
  }, [paper, clear]);

  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        aria-label={`Print the token slip of ${visit.name}`}
        title="Token slip"
        onClick={() => print('slip')}
      >
        <Icon of={IconPrinter} size={16} />
      </ActionIcon>
      {paper &&
        createPortal(
          <div className="token-slip-aside">
            <SlipPaper visit={visit} />
          </div>,
          document.body,
        )}
    </>
  );
}
